/** The faults without those of what was just changed: they are judged anew at the next submit. */
export function clearFieldErrors<Faults extends object>(faults: Faults, change: object): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in change))) as Faults;
}
