import type { Texts } from '@pendapa/contracts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Returns why the address of a store is refused; null if it is valid. Without TLS the password would not be encrypted. */
export function storeUrlFault(url: string): Texts | null {
  if (!URL.canParse(url)) return { id: 'bukan alamat', en: 'it is no address' };
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '')
    return { id: 'nama dan kata sandi tidak boleh ada dalam alamat', en: 'a name and a password must not be in the address' };
  if (protocol === 'https:' || LOOPBACK.test(hostname)) return null;
  return {
    id: 'http:// hanya untuk komputer ini sendiri (localhost, 127.0.0.1, ::1); pakai https://',
    en: 'http:// is for this computer itself alone (localhost, 127.0.0.1, ::1); use https://',
  };
}
