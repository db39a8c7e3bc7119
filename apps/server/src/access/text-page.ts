import { createHash } from 'node:crypto';
import { findViewport, type Language, type Texts } from '@pendapa/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders, type Inline } from '../responses/security-headers.ts';
import { sendText } from '../responses/send-text.ts';

/** Each language in its own words, for links to the other one. */
export const LANGUAGE_NAMES: Texts = { id: 'Bahasa Indonesia', en: 'English' };

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** The colours of the theme (`libs/theme`). The browser chooses between light and dark. */
const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 'Plus Jakarta Sans Variable',system-ui,sans-serif;
--ground:#f5f7f8;--paper:#fff;--text:#16202a;--muted:#51606e;--line:#dfe5ea;--outline:#7c8994;--brand:#0b6272;--on-brand:#fff;--bad:#b83216;--bad-ground:#fdeee9}
@media(prefers-color-scheme:dark){:root{--ground:#0f1417;--paper:#171e23;--text:#e6ecef;--muted:#a3b1bb;--line:#2a343b;--outline:#6b7883;--brand:#62c6d6;--on-brand:#05262d;--bad:#ff8e72;--bad-ground:#3a211b}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--ground);color:var(--text)}
main{width:100%;max-width:25rem;padding:1.5rem;background:var(--paper);border:1px solid var(--line);border-radius:12px}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25}
p{margin:0 0 1rem;overflow-wrap:anywhere}
.muted{color:var(--muted)}
form{display:grid;gap:.5rem;margin:0 0 1rem}
label{font-weight:600}
input{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--outline);border-radius:8px}
input[aria-invalid]{border-color:var(--bad)}
button{min-height:2.75rem;margin-top:.5rem;font:inherit;font-weight:600;color:var(--on-brand);background:var(--brand);border:0;border-radius:8px;cursor:pointer}
a{display:inline-block;padding:.25rem 0;color:var(--brand)}
a.button{display:grid;place-items:center;min-height:2.75rem;padding:.25rem .75rem;font-weight:600;text-align:center;text-decoration:none;color:var(--on-brand);background:var(--brand);border-radius:8px}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
[role=alert]{padding:.75rem;color:var(--bad);background:var(--bad-ground);border-radius:8px}
nav{display:flex;flex-wrap:wrap;gap:0 1.5rem}
main.wide{max-width:64rem}
h2{margin:1.5rem 0 .25rem;font-size:1.0625rem;line-height:1.375}
.ways{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr))}
.ways section{min-width:0;padding:1rem;border:1px solid var(--line);border-radius:8px}
.ways h2{margin-top:0}
ol{margin:0;padding-left:1.25rem}
li{margin-bottom:.5rem}
code{display:block;margin-top:.25rem;padding:.5rem .75rem;overflow-wrap:anywhere;font-size:.875rem;background:var(--ground);border-radius:6px;user-select:all}
table{width:100%;border-collapse:collapse}
th,td{padding:.375rem .75rem .375rem 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
td.number{text-align:right;white-space:nowrap}
td form{margin:0}
td button{margin:0;padding:.25rem .75rem}
.scroll{overflow-x:auto}`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const STYLES = [hashOf(STYLE)];

/** A page outside of the dashboard, without other files. */
export interface TextPage {
  readonly language: Language;
  readonly title: string;
  /** The HTML below the heading. */
  readonly body: string;
  /** True if it is as wide as a page of the dashboard, not as a form. */
  readonly isWide?: boolean;
  /** An inline script that the page can do without. */
  readonly script?: string;
}

// The element repeats the header, since a proxy may add a header of its own.
const html = ({ language, title, body, isWide = false, script }: TextPage): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin">
<title>${escapeHtml(title)} - Pendapa</title>
<style>${STYLE}</style>
</head>
<body>
<main${isWide ? ' class="wide"' : ''}>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
${script === undefined ? '' : `<script>${script}</script>\n`}</body>
</html>
`;

export function sendTextPage(request: FastifyRequest, reply: FastifyReply, status: number, page: TextPage): FastifyReply {
  const inline: Inline = { scripts: page.script === undefined ? [] : [hashOf(page.script)], styles: STYLES, sendsForms: true };
  request.inline = inline;
  // Set here as well, because a request that cannot be parsed passes no hook.
  return sendText(reply.headers(securityHeaders('text/html', inline)), status, html(page), 'text/html');
}

const QUALITY = /^q=([01](?:\.\d{0,3})?)$/;

/** Languages of the header, the preferred one first. */
function acceptedLanguages(header: string): readonly string[] {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.map((parameter) => QUALITY.exec(parameter)?.[1]).find((value) => value !== undefined);
    return { language: tag.split('-')[0] ?? '', quality: Number(quality ?? 1) };
  });
  return ranges
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
}

/** The language of the dashboard's cookie, else of the browser, else Indonesian. */
export function languageOf({ headers }: FastifyRequest): Language {
  const chosen = findViewport(headers.cookie ?? '')?.language;
  const accepted = acceptedLanguages(headers['accept-language'] ?? '').find((language) => language === 'id' || language === 'en');
  return chosen ?? (accepted === 'en' ? 'en' : 'id');
}
