/** The tables of the newsletter. */
export type NewsletterTables = {
  subscribers: SubscribersTable;
  newsletter_tokens: NewsletterTokensTable;
};

export type SubscribersTable = {
  /** The address in lower case: however it is written, it is subscribed once. */
  address: string;
  /** As its owner wrote it. */
  email: string;
  state: SubscriberState;
  created_at: number;
  confirmed_at: number | null;
  left_at: number | null;
};

/** `pending` waits for its owner's word; only `confirmed` gets letters. */
export type SubscriberState = 'pending' | 'confirmed' | 'left';

/** What the links of mails prove. The token itself is written down nowhere but in its mail. */
type NewsletterTokensTable = {
  /** SHA-256 of the token. */
  hash: string;
  address: string;
  purpose: 'confirm' | 'unsubscribe';
  /** Null for the way out, which never closes. */
  expires_at: number | null;
};
