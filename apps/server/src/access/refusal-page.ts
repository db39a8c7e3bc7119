import type { Problem, Texts } from '@pendapa/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, languageOf, sendTextPage } from './text-page.ts';
import { pathOf } from './request-checks.ts';
import { SIGN_IN, SIGN_OUT } from './sign-in-addresses.ts';

const TITLE: Texts = { id: 'Permintaan ditolak', en: 'Request refused' };
const SIGN_IN_AGAIN: Texts = { id: 'Buka halaman masuk', en: 'Open the sign-in page' };
const OPEN_DASHBOARD: Texts = { id: 'Buka dasbor', en: 'Open the dashboard' };

const OTHER: Texts = { id: 'Permintaan ini tidak dapat dibaca.', en: 'This request cannot be read.' };
const REASONS: Partial<Record<Problem['code'], Texts>> = {
  'cross-site': {
    id: 'Permintaan ini dikirim dari situs lain, atau peramban tidak menyebut asalnya. Buka halamannya di sini, lalu ulangi.',
    en: 'This request came from another site, or the browser did not name its origin. Open the page here and try again.',
  },
  'wrong-host': {
    id: 'Dasbor tidak dilayani di alamat ini. Pakai alamat yang diberikan pengelola.',
    en: 'The dashboard is not served at this address. Use the address that your administrator gave you.',
  },
  'not-allowed': {
    id: 'Anda tidak terdaftar sebagai pengguna dasbor ini, atau sambungan tidak melalui proksi instansi. Hubungi pengelola.',
    en: "You are not on the list of this dashboard's users, or the connection did not come through the agency's proxy. Ask your administrator.",
  },
  'too-many-tries': {
    id: 'Terlalu banyak percobaan dari alamat ini. Tunggu satu menit, lalu coba lagi.',
    en: 'Too many attempts from this address. Wait a minute, then try again.',
  },
};

const FORMS: readonly string[] = [SIGN_IN, SIGN_OUT];

/** True if a user waits for a page: after opening an address or sending a form. */
export function expectsPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (path.startsWith('/api')) return false;
  return (request.headers.accept ?? '').includes('text/html') || (request.method === 'POST' && FORMS.includes(path));
}

/** Sends the reason of a refusal as a page, in the user's language. */
export function sendRefusalPage(request: FastifyRequest, reply: FastifyReply, { status, code }: Problem): FastifyReply {
  const language = languageOf(request);
  const isForm = FORMS.includes(pathOf(request));
  const way = `<a href="${isForm ? SIGN_IN : '/'}">${(isForm ? SIGN_IN_AGAIN : OPEN_DASHBOARD)[language]}</a>`;
  const body = `<p>${escapeHtml((REASONS[code] ?? OTHER)[language])}</p>\n${way}`;
  return sendTextPage(request, reply, status, { language, title: TITLE[language], body });
}
