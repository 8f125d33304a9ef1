/**
 * The popup's only script: posts what the page holds to the window that opened it, if that window shows this very
 * site, and closes. It is sent as it stands, so it may use nothing from outside.
 */
function handOver(): void {
  const message = document.querySelector('[data-message]')?.getAttribute('data-message');
  const opener: unknown = window.opener;
  if (!message || !(typeof opener === 'object' && opener && 'postMessage' in opener)) return;
  window.opener.postMessage(JSON.parse(message), window.location.origin);
  window.close();
}

export const handOverScript = `(${handOver.toString()})();\n`;
export const handOverPath = '/__/auth/hand-over.js';
