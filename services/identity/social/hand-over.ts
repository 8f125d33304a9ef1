/**
 * The popup's only script: tells what the page holds on the channel that the page which opened the popup has named, and
 * closes. It does not rely on `window.opener`, which is gone once a provider has isolated itself
 * (`Cross-Origin-Opener-Policy`). It is sent as it stands, so it may use nothing from outside.
 */
function handOver(): void {
  const main = document.querySelector('[data-channel]');
  const channel = main?.getAttribute('data-channel');
  const message = main?.getAttribute('data-message');
  if (!channel || !message) return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  new BroadcastChannel(channel).postMessage(JSON.parse(message));
  window.close();
}

export const handOverScript = `(${handOver.toString()})();\n`;
export const handOverPath = '/__/auth/hand-over.js';
