/** The cache's limit: strangers may send a server thousands of zones, and each formatter takes some 30 kB. */
const mostClocks = 50;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The formatter of a time zone, cached, since making one is slow on phones. Throws RangeError for an unknown zone. */
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

/** Whether the runtime knows a time zone by this name, such as `Asia/Kolkata`. */
export function isTimeZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}
