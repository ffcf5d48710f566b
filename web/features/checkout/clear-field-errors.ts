/** Returns the errors without those of the changed fields, which are validated again at the next submit. */
export function clearFieldErrors<Faults extends object>(faults: Faults, change: object): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in change))) as Faults;
}
