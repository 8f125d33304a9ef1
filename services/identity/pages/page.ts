import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { IdentityWords } from '../../../contracts/identity-words.ts';
import { securityHeaders } from '../../../contracts/security-headers.ts';
import { formPageStyle } from '../../form-page/form-page-style.ts';
import { dial, fanlight } from '../../form-page/fanlight.ts';
import { type Look, logo, pageStyle } from '../../page-style.ts';

/** Path of the script that shows and hides a password (show-password.ts). */
export const showPasswordPath = '/__/auth/show-password.js';

/** A fragment of HTML; interpolated texts are escaped. */
export type Html = ReturnType<typeof html>;

type Page = {
  title: string;
  content: Html;
  status?: ContentfulStatusCode;
  script?: string;
  /** The message that the script posts, and its BroadcastChannel. */
  handsOver?: { channel: string; message: object };
};

export function messagePage({ title, text, link }: Record<'title' | 'text' | 'link', string>, href: string) {
  return {
    title,
    content: html`<p>${text}</p>
      <p><a class="primary" href="${href}">${link}</a></p>`,
  };
}

export function sendScript(context: Context, script: string): Response {
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=3600' };
  return context.body(script, 200, headers);
}

export type SendPage = (context: Context, page: Page) => Promise<Response>;

/** Returns the function that sends a page with headers against caches and search engines. */
export function createSendPage({ language, company }: IdentityWords, prefix: string, look: Look): SendPage {
  const { element, hash } = pageStyle(look, formPageStyle);
  return async (context, { title, content, status = 200, script, handsOver }) => {
    const headers = {
      ...securityHeaders({ styleSources: [hash] }),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    };
    const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${company}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${element}
${script ? html`<script src="${script}" type="module"></script>` : ''}
</head>
<body>
<header class="bar">${logo(company, `${prefix}/`)}</header>
${dial}
<div class="door">
${fanlight}
<main${handsOver ? html` data-channel="${handsOver.channel}" data-message="${JSON.stringify(handsOver.message)}"` : ''}>
<h1>${title}</h1>
${content}
</main>
</div>
</body>
</html>`;
    return context.html(page, status, headers);
  };
}
