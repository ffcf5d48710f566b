/** Frequent Turkish words that are ignored as repetitions, because no text can avoid them. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    've ile ama fakat ancak lakin çünkü ki da de mi mı mu mü ya veya yahut hem ne her hiç bir bu şu o biz siz ben sen onlar ' +
    'bunu şunu onu beni seni bizi sizi onları bana sana ona bize size onlara buna şuna bende sende onda bunda şunda benden ' +
    'senden ondan bundan şundan benim senin onun bunun şunun bizim sizin onların için gibi kadar göre karşı doğru sonra önce ' +
    'beri daha çok az en pek bile sadece yalnız yalnızca artık hâlâ hala yine gene şimdi değil var yok oldu olan olarak olduğu ' +
    'olduğunu olmak olur olsa olsun ise idi imiş iken diye dedi diyor der eder etti ederek üzere böyle öyle şöyle nasıl neden ' +
    'niçin niye kim kimse hangi birkaç bazı bütün tüm hepsi biri birini birinin bunlar şunlar şey şeyi şeyler zaten belki elbette ' +
    'tam hep hemen birden eğer sanki ister içinde üzerinde altında arasında yanında önünde arkasında üstünde içine üzerine ' +
    'kendi kendini kendine kendisi başka diğer aynı iki üç ilk son'
  ).split(' '),
);
