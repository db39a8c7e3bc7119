import type { Texts } from './texts.ts';

/** What the server and the frame say at an address without a page. */
export const NOT_FOUND_TEXTS = {
  title: { id: 'Halaman tidak ditemukan', en: 'Page not found' },
  text: {
    id: 'Tidak ada halaman di alamat ini. Periksa kembali alamatnya, atau mulai dari halaman utama.',
    en: 'There is no page at this address. Check the address, or start from the main page.',
  },
  home: { id: 'Ke halaman utama', en: 'Go to the main page' },
} as const satisfies Readonly<Record<string, Texts>>;
