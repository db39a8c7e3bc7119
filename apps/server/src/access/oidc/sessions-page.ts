import type { Language, Texts } from '@pendapa/contracts';
import { escapeHtml, type TextPage } from '../text-page.ts';
import { SESSIONS } from './oidc-addresses.ts';

export interface ListedSession {
  readonly number: number;
  readonly subject: string;
  /** The name of the role; null if the user has lost it. */
  readonly role: string | null;
  /** ms since the sign-in. */
  readonly ageMs: number;
  /** ms since the last use. */
  readonly idleMs: number;
  readonly address: string;
  /** True for the session of the reader. */
  readonly isOwn: boolean;
}

const TITLE: Texts = { id: 'Sesi pengguna', en: "Users' sessions" };
const ABOUT: Texts = {
  id: 'Semua pengguna yang sedang masuk. Sesi yang diakhiri langsung tidak berlaku lagi.',
  en: 'All users who are signed in. A session that you end stops at once.',
};
const ENDED: Texts = { id: 'Sesi sudah diakhiri.', en: 'The session has ended.' };
const HEADERS: readonly Texts[] = [
  { id: 'Pengguna', en: 'User' },
  { id: 'Peran', en: 'Role' },
  { id: 'Masuk sejak', en: 'Signed in' },
  { id: 'Terakhir dipakai', en: 'Last used' },
  { id: 'Alamat', en: 'Address' },
  { id: 'Tindakan', en: 'Action' },
];
const OWN: Texts = { id: 'sesi ini', en: 'this session' };
const END: Texts = { id: 'Akhiri', en: 'End' };
const SESSION_OF: Texts = { id: 'sesi', en: 'session of' };
const OPEN_DASHBOARD: Texts = { id: 'Buka dasbor', en: 'Open the dashboard' };
const NO_ROLE: Texts = { id: 'tanpa peran', en: 'no role' };
const ROLE_NAMES: Readonly<Record<string, Texts>> = {
  viewer: { id: 'Pembaca', en: 'Viewer' },
  analyst: { id: 'Analis', en: 'Analyst' },
  importer: { id: 'Pengimpor', en: 'Importer' },
  admin: { id: 'Pengelola', en: 'Administrator' },
};

const MINUTE_MS = 60_000;
const MINUTES_OF_HOUR = 60;

/** A time that has passed, in whole hours and minutes. */
function agoText(ms: number, language: Language): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 1) return { id: 'baru saja', en: 'just now' }[language];
  const [hours, rest] = [Math.floor(minutes / MINUTES_OF_HOUR), minutes % MINUTES_OF_HOUR];
  const text =
    hours === 0 ? { id: `${rest} menit`, en: `${rest} min` } : { id: `${hours} jam ${rest} menit`, en: `${hours} h ${rest} min` };
  return { id: `${text.id} lalu`, en: `${text.en} ago` }[language];
}

function rowHtml({ number, subject, role, ageMs, idleMs, address, isOwn }: ListedSession, language: Language): string {
  const name = escapeHtml(subject);
  const cells = [
    isOwn ? `${name} <span class="muted">(${OWN[language]})</span>` : name,
    escapeHtml((role === null ? NO_ROLE : (ROLE_NAMES[role] ?? NO_ROLE))[language]),
    agoText(ageMs, language),
    agoText(idleMs, language),
    escapeHtml(address),
    `<form method="post" action="${SESSIONS}"><input type="hidden" name="number" value="${number}"><button type="submit" aria-label="${END[language]} ${SESSION_OF[language]} ${name}">${END[language]}</button></form>`,
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** The list of open sessions, with a button that ends each. It needs no script. */
export function sessionsPage(sessions: readonly ListedSession[], language: Language, hasEnded: boolean): TextPage {
  const head = HEADERS.map((texts) => `<th scope="col">${texts[language]}</th>`).join('');
  const body = `<p class="muted">${ABOUT[language]}</p>
${hasEnded ? `<p role="status">${ENDED[language]}</p>\n` : ''}<div class="scroll" tabindex="0" role="region" aria-label="${TITLE[language]}">
<table>
<thead><tr>${head}</tr></thead>
<tbody>
${sessions.map((session) => rowHtml(session, language)).join('\n')}
</tbody>
</table>
</div>
<nav><a href="/">${OPEN_DASHBOARD[language]}</a></nav>`;
  return { language, title: TITLE[language], body, isWide: true };
}
