/** The sender of a call, as limits and account events know it. */
export type Caller = {
  /** The IP address; limits count by it, and it is never stored. */
  address: string;
  /** The wider network of the address, which is stored and shown to the account's holder. */
  network: string;
  /** The browser in words, such as "Firefox on Windows"; null when unknown. */
  device: string | null;
  /** The secret of the device cookie; a new one for a browser that has none yet. */
  browser: string;
};
