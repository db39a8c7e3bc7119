/** An address within the dashboard; anything else could lead elsewhere. */
export const isOwnAddress = (text: string): boolean => /^\/(?![/\\])[\x21-\x7e]{0,2000}$/.test(text) && !text.includes('\\');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const NOTICES = {
  wrong: ['Rahasia itu tidak cocok.', 'That is not the secret.'],
  'too-many': ['Terlalu banyak percobaan. Tunggu satu menit.', 'Too many tries. Wait a minute.'],
} as const;
export type Notice = keyof typeof NOTICES;

const noticeHtml = (notice: Notice | null): string =>
  notice === null ? '' : `<p role="alert">${NOTICES[notice][0]}<br><span lang="en">${NOTICES[notice][1]}</span></p>`;

/** The page on which the secret is given once. It needs no script: nothing of the dashboard is sent before. */
export const signInPage = (to: string, notice: Notice | null): string => `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Masuk - Pendapa</title>
<link rel="stylesheet" href="/masuk.css">
</head>
<body>
<main>
<h1>Pendapa</h1>
<form method="post" action="/masuk">
<p>Masukkan rahasia yang diberikan pengelola. <span lang="en">Enter the secret that your administrator gave you.</span></p>
${noticeHtml(notice)}
<label for="secret">Rahasia <span lang="en">(secret)</span></label>
<input id="secret" name="secret" type="password" autocomplete="current-password" required autofocus>
<input type="hidden" name="to" value="${escaped(to)}">
<button type="submit">Masuk <span lang="en">(sign in)</span></button>
</form>
<p><a href="${escaped(to)}">Sudah masuk? Lanjutkan</a> <span lang="en">(signed in already? Go on)</span></p>
</main>
</body>
</html>
`;

export const SIGN_IN_STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; min-height: 100vh; place-items: center; }
main { width: min(24rem, 100vw - 2rem); }
form { display: grid; gap: 0.75rem; }
input, button { font: inherit; padding: 0.6rem; }
[lang='en'] { opacity: 0.75; }
[role='alert'] { border-inline-start: 4px solid; padding-inline-start: 0.75rem; margin: 0; }
`;
