/** Words of the chat beside its replies and the error catalogue. */
export const chatWords = {
  /** Senders as the page names them; the data says 'User' and 'Bot'. */
  you: 'You',
  bot: 'Bot',
  /** The first message, before a visitor has written. */
  welcome: 'Namaste. I answer from a list that we wrote. What do you want to build or fix?',
  /** Names the questions that are offered before the first one (content/pages/chatbot.ts). */
  suggestionsLabel: 'Questions to begin with',
  typing: 'Bot: Typing...',
  log: 'Conversation',
  form: 'Write to the bot',
  label: 'Your message',
  placeholder: 'Type a message',
  send: 'Send',
  /** Over subjects that a line without a reply may mean. */
  didYouMean: 'Did you mean:',
  /** Over the first suggestions, where it may mean any. */
  forExample: 'You can ask, for example:',
  /** Over pages that the site's search found for what the list does not know. */
  mayHelp: 'These pages may help:',
  /** In place of a reply when the list of answers could not be downloaded. */
  unavailable: 'I cannot load my answers just now. Please check your connection and ask again, or write to us.',
  /** The button below the field, once something has been asked: opens the contact form with the conversation in it. */
  toPerson: 'Send this conversation to one of us',
  /** The floating button of small screens. */
  float: { label: 'About this chat', alert: 'You are in the chat already. Type your question and press Send.' },
  /** Above the conversation in the contact form. */
  transcript: 'My conversation with the bot:',
} as const;
