/** What moves a younger hero, for readers who are young adults; told once in a story. */
export const YOUTH: readonly string[] = [
  'Herkes {H:dat} doğrunun ne olduğunu söylüyordu; ne ~istediğini [soran|merak eden] yoktu.',
  '{H} ilk kez bir kararı [kimseye sormadan|kendi başına] veriyordu<m|>; {T} bunun [yalnızca başlangıcıydı|bahanesiydi].',
  'Birine anlatsa<m|> “Abartıyorsun,” [diyeceklerdi|deyip geçeceklerdi]. <Ben|O> da {T:acc} bir süre [yalnızca ~içinde taşıdı<m|>|kimselere söylemedi<m|>].',
  '{H} bir kez olsun [sonuna kadar gitmek|yarım bırakmamak] istiyor<dum|du>; {T} için, biraz da {kendi:acc} tanımak için.',
  'Korkuyor<dum|du>, evet. Ama {P:loc} [herkes gibi susmak|hiçbir şey olmamış gibi yapmak] daha çok korkutuyordu.',
];
