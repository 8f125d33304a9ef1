/**
 * The popup's only script: posts the page's message on the BroadcastChannel that the opener named, and closes the popup when it is
 * answered. Where the opener was left nobody logs in, and the popup's words say so.
 * `window.opener` would not do, since it is gone once a provider has isolated itself (`Cross-Origin-Opener-Policy`). The function's
 * source text is sent, so it may use nothing from outside.
 */
function handOver(): void {
  const main = document.querySelector('[data-channel]');
  const channel = main?.getAttribute('data-channel');
  const message = main?.getAttribute('data-message');
  if (!channel || !message) return;
  const toOpener = new BroadcastChannel(channel);
  toOpener.addEventListener('message', () => window.close());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  toOpener.postMessage(JSON.parse(message));
}

export const handOverScript = `(${handOver.toString()})();\n`;
export const handOverPath = '/__/auth/hand-over.js';
