/** Who calls. */
export type Caller = {
  /** What limits count; never written down. */
  address: string;
  /** The network around it, as its holder is shown it. */
  network: string;
  /** The browser in words; null when it says nothing known. */
  device: string | null;
  /** The secret of its device cookie; a new one for a browser that has none yet. */
  browser: string;
};
