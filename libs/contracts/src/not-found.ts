import type { Texts } from './texts.ts';

/** Text for an address without a page, used by the server and the frame. */
export const NOT_FOUND_TEXTS = {
  title: { id: 'Halaman tidak ditemukan', en: 'Page not found' },
  text: {
    id: 'Tidak ada halaman di alamat ini. Periksa kembali alamatnya, atau mulai dari halaman utama.',
    en: 'There is no page at this address. Check the address, or start from the main page.',
  },
  home: { id: 'Ke halaman utama', en: 'Go to the main page' },
} as const satisfies Readonly<Record<string, Texts>>;
