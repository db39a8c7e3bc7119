import { LANGUAGES, type Language, type Texts } from '@pendapa/contracts';
import { escapeHtml, LANGUAGE_NAMES, type TextPage } from './text-page.ts';
import { SIGN_IN } from './sign-in-addresses.ts';

const TITLE: Texts = { id: 'Masuk ke Pendapa', en: 'Sign in to Pendapa' };
const ASK: Texts = { id: 'Masukkan kata rahasia yang diberikan pengelola.', en: 'Enter the secret that your administrator gave you.' };
const LABEL: Texts = { id: 'Kata rahasia', en: 'Secret' };
const BUTTON: Texts = { id: 'Masuk', en: 'Sign in' };
const GO_ON: Texts = { id: 'Sudah masuk? Lanjutkan', en: 'Signed in already? Continue' };

const NOTICES = {
  wrong: { id: 'Kata rahasia itu tidak cocok.', en: 'That is not the secret.' },
  'too-many': {
    id: 'Terlalu banyak percobaan dari alamat ini. Tunggu satu menit, lalu coba lagi.',
    en: 'Too many attempts from this address. Wait a minute, then try again.',
  },
  'too-large': { id: 'Isian itu terlalu panjang.', en: 'That entry is too long.' },
  unreadable: { id: 'Formulir itu tidak dapat dibaca. Isi lagi di bawah.', en: 'That form cannot be read. Fill it in again below.' },
  unrecorded: {
    id: 'Masuk belum dapat dilakukan, karena catatan audit tidak dapat ditulis. Hubungi pengelola.',
    en: 'Sign-in is not possible now, because the audit log cannot be written. Tell your administrator.',
  },
} as const satisfies Record<string, Texts>;
export type Notice = keyof typeof NOTICES;

export interface SignInPage {
  readonly language: Language;
  /** The address after signing in. */
  readonly to: string;
  readonly notice: Notice | null;
}

/** The address of the sign-in page in a language. */
const addressIn = (language: Language, to: string): string => `${SIGN_IN}?${new URLSearchParams({ to, lang: language })}`;

/** The page that asks for the secret. It needs no script, because nothing of the dashboard is sent before signing in. */
export function signInPage({ language, to, notice }: SignInPage): TextPage {
  const title = TITLE[language];
  const alert = notice === null ? '' : `<p role="alert" id="notice">${NOTICES[notice][language]}</p>\n`;
  const described = notice === null ? '' : ' aria-invalid="true" aria-describedby="notice"';
  const others = LANGUAGES.filter((other) => other !== language).map(
    (other) => `<a href="${escapeHtml(addressIn(other, to))}" lang="${other}" hreflang="${other}">${LANGUAGE_NAMES[other]}</a>`,
  );
  const body = `<p class="muted">${ASK[language]}</p>
${alert}<form method="post" action="${escapeHtml(addressIn(language, to))}">
<label for="secret">${LABEL[language]}</label>
<input id="secret" name="secret" type="password" autocomplete="current-password" required autofocus${described}>
<button type="submit">${BUTTON[language]}</button>
</form>
<nav>
<a href="${escapeHtml(to)}">${GO_ON[language]}</a>
${others.join('\n')}
</nav>`;
  return { language, title, body };
}
