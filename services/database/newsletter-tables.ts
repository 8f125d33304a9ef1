/** The tables of the newsletter. */
export type NewsletterTables = {
  subscribers: {
    /** The address in lower case, so that each is subscribed once however it is typed. */
    address: string;
    /** The address as its owner typed it. */
    email: string;
    state: SubscriberState;
    created_at: number;
    confirmed_at: number | null;
    left_at: number | null;
  };
  /** The tokens of mailed links, hashed: the token itself exists only in its mail. */
  newsletter_tokens: {
    /** SHA-256 of the token. */
    hash: string;
    address: string;
    purpose: 'confirm' | 'unsubscribe';
    /** Null for the unsubscribe links of the site's own mails, which never expire. */
    expires_at: number | null;
  };
};

/** `pending` until the confirmation link is opened; only `confirmed` subscribers get the newsletter. */
export type SubscriberState = 'pending' | 'confirmed' | 'left';
