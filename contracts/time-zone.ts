/** A page asks for two zones; of a server strangers may ask for thousands of offsets, and each clock takes some 30 kB. */
const mostClocks = 50;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a zone, kept: on a phone making one takes longer than all that is asked of it. Throws for a zone that does not exist. */
export function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  if (clocks.size >= mostClocks) clocks.clear();
  clocks.set(zone, clock);
  return clock;
}

export function isTimeZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}
