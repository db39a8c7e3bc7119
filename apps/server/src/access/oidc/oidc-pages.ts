import { LANGUAGES, type Language, type Texts } from '@pendapa/contracts';
import { SIGN_IN } from '../sign-in-addresses.ts';
import { escapeHtml, LANGUAGE_NAMES, type TextPage } from '../text-page.ts';
import type { FailureReason } from './failure.ts';
import { startAddress } from './oidc-addresses.ts';

/** Words of the sign-in page beside its button. */
export type Notice = FailureReason | 'unrecorded' | 'signed-out';

const TITLE: Texts = { id: 'Masuk ke Pendapa', en: 'Sign in to Pendapa' };
const ASK: Texts = { id: 'Masuk dengan akun instansi Anda.', en: "Sign in with your agency's account." };
const BUTTON: Texts = { id: 'Masuk dengan akun instansi', en: "Sign in with the agency's account" };
const OTHER_ACCOUNT: Texts = { id: 'Masuk dengan akun lain', en: 'Sign in with another account' };
const GO_ON: Texts = { id: 'Sudah masuk? Lanjutkan', en: 'Signed in already? Continue' };

const NOTICES: Readonly<Record<Notice, Texts>> = {
  denied: {
    id: 'Layanan masuk instansi menolak permintaan ini, atau Anda membatalkannya.',
    en: "The agency's sign-in service refused the request, or you cancelled it.",
  },
  expired: {
    id: 'Waktu untuk masuk sudah habis, atau jawaban layanan masuk sudah pernah dipakai. Mulai lagi.',
    en: "The time for signing in has passed, or the sign-in service's answer was used before. Start again.",
  },
  mismatch: {
    id: 'Jawaban layanan masuk tidak cocok dengan permintaan dari peramban ini, jadi ditolak. Mulai lagi; jika terulang, hubungi pengelola.',
    en: "The sign-in service's answer does not match this browser's request and was refused. Start again; if it happens again, tell your administrator.",
  },
  clock: {
    id: 'Jam server ini dan jam layanan masuk terlalu jauh berbeda. Hubungi pengelola.',
    en: 'The clock of this server and that of the sign-in service differ too much. Tell your administrator.',
  },
  'unknown-key': {
    id: 'Tanda tangan layanan masuk tidak dapat diperiksa. Coba lagi sebentar; jika terulang, hubungi pengelola.',
    en: 'The signature of the sign-in service cannot be verified. Try again shortly; if it happens again, tell your administrator.',
  },
  'provider-away': {
    id: 'Layanan masuk instansi tidak menjawab. Coba lagi sebentar.',
    en: "The agency's sign-in service does not answer. Try again shortly.",
  },
  'provider-error': {
    id: 'Layanan masuk instansi menjawab dengan kesalahan. Coba lagi; jika terulang, hubungi pengelola.',
    en: "The agency's sign-in service answered with an error. Try again; if it happens again, tell your administrator.",
  },
  'client-refused': {
    id: 'Layanan masuk instansi tidak mengenali dasbor ini. Pengelola perlu memeriksa clientId dan berkas rahasianya.',
    en: "The agency's sign-in service does not know this dashboard. Your administrator should check clientId and the secret file.",
  },
  'no-name': {
    id: 'Akun Anda tidak memiliki nama pengguna yang sah. Hubungi pengelola, atau masuk dengan akun lain.',
    en: 'Your account has no valid user name. Tell your administrator, or sign in with another account.',
  },
  'no-role': {
    id: 'Akun Anda belum memiliki peran di dasbor ini. Minta peran kepada pengelola, atau masuk dengan akun lain.',
    en: 'Your account has no role in this dashboard. Ask your administrator for one, or sign in with another account.',
  },
  unrecorded: {
    id: 'Masuk belum dapat dilakukan, karena catatan audit tidak dapat ditulis. Hubungi pengelola.',
    en: 'Sign-in is not possible now, because the audit log cannot be written. Tell your administrator.',
  },
  'signed-out': {
    id: 'Anda sudah keluar dari Pendapa. Akun Anda di layanan masuk mungkin masih terbuka: di komputer bersama, keluar juga di sana.',
    en: 'You have signed out of Pendapa. Your account may still be open at the sign-in service: on a shared computer, sign out there too.',
  },
};

export interface ProviderPage {
  readonly language: Language;
  /** The address after signing in. */
  readonly to: string;
  readonly notice: Notice | null;
}

const addressIn = (language: Language, to: string): string => `${SIGN_IN}?${new URLSearchParams({ to, lang: language })}`;

/** The page that leads to the provider, and says why a sign-in failed. It needs no script. */
export function providerPage({ language, to, notice }: ProviderPage): TextPage {
  const alert = notice === null ? '' : `<p role="alert" id="notice">${escapeHtml(NOTICES[notice][language])}</p>\n`;
  const described = notice === null ? '' : ' aria-describedby="notice"';
  const others = LANGUAGES.filter((other) => other !== language).map(
    (other) => `<a href="${escapeHtml(addressIn(other, to))}" lang="${other}" hreflang="${other}">${LANGUAGE_NAMES[other]}</a>`,
  );
  const body = `<p class="muted">${escapeHtml(ASK[language])}</p>
${alert}<p><a class="button" href="${escapeHtml(startAddress(to))}" autofocus${described}>${escapeHtml(BUTTON[language])}</a></p>
<nav>
<a href="${escapeHtml(startAddress(to, true))}">${escapeHtml(OTHER_ACCOUNT[language])}</a>
<a href="${escapeHtml(to)}">${escapeHtml(GO_ON[language])}</a>
${others.join('\n')}
</nav>`;
  return { language, title: TITLE[language], body };
}
