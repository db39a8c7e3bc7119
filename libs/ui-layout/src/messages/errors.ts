import { NOT_FOUND_TEXTS } from '@pendapa/contracts';
import { defineMessages } from '@pendapa/i18n';

/** One text for each kind of error: what went wrong and what to do. */
export const errorTexts = defineMessages('ui-layout.errors', {
  id: {
    general: 'Terjadi kesalahan yang tidak terduga. Silakan coba lagi.',
    network: 'Server tidak dapat dihubungi. Periksa koneksi jaringan, lalu coba lagi.',
    server: 'Server mengalami gangguan. Silakan coba beberapa saat lagi.',
    unauthorized: 'Sesi Anda belum dikenali atau sudah berakhir. Silakan masuk kembali.',
    forbidden: 'Anda tidak memiliki izin untuk membuka data ini.',
    timeout: 'Waktu tunggu habis sebelum jawaban diterima. Persempit filter atau coba lagi.',
    validation: 'Isian belum sesuai. Periksa kembali isian yang ditandai.',
    dataLoad: 'Data gagal dimuat. Silakan coba lagi.',
    export: 'Ekspor gagal dibuat. Silakan coba lagi.',
    filter: 'Filter tidak dapat diterapkan. Periksa pilihan filter Anda.',
    chart: 'Grafik tidak dapat ditampilkan. Angkanya tetap tersedia dalam tabel.',
    table: 'Tabel tidak dapat ditampilkan. Silakan muat ulang datanya.',
  },
  en: {
    general: 'Something unexpected went wrong. Please try again.',
    network: 'The server cannot be reached. Check your network connection, then try again.',
    server: 'The server ran into a problem. Please try again in a moment.',
    unauthorized: 'You are not signed in, or your session has ended. Please sign in again.',
    forbidden: 'You do not have permission to open these data.',
    timeout: 'No answer arrived in time. Narrow the filter or try again.',
    validation: 'Some entries are not valid. Please check the marked ones.',
    dataLoad: 'The data could not be loaded. Please try again.',
    export: 'The export could not be made. Please try again.',
    filter: 'The filter could not be applied. Please check what you selected.',
    chart: 'The chart cannot be shown. Its figures are still in the table.',
    table: 'The table cannot be shown. Please load the data again.',
  },
});

/** Short confirmations of an action. */
export const noticeTexts = defineMessages('ui-layout.notices', {
  id: {
    saved: 'Data berhasil disimpan.',
    deleted: 'Data berhasil dihapus.',
    updated: 'Data berhasil diperbarui.',
    exported: 'Ekspor selesai. Berkas siap dibuka.',
    filterApplied: 'Filter diterapkan.',
    filterCleared: 'Filter dihapus.',
  },
  en: {
    saved: 'The data were saved.',
    deleted: 'The data were deleted.',
    updated: 'The data were updated.',
    exported: 'The export is complete. The file is ready to open.',
    filterApplied: 'Filter applied.',
    filterCleared: 'Filter cleared.',
  },
});

export const failureTexts = defineMessages('ui-layout.failures', {
  id: {
    topTitle: 'Terjadi Kesalahan',
    topText: 'Maaf, terjadi kesalahan dalam aplikasi. Silakan muat ulang halaman.',
    reload: 'Muat Ulang',
    pageTitle: 'Gagal Memuat Halaman',
    pageText: 'Halaman tidak dapat dimuat. Silakan coba lagi.',
    retry: 'Coba lagi',
    notFoundTitle: NOT_FOUND_TEXTS.title.id,
    notFoundText: NOT_FOUND_TEXTS.text.id,
    home: NOT_FOUND_TEXTS.home.id,
  },
  en: {
    topTitle: 'Something Went Wrong',
    topText: 'Sorry, the application ran into an error. Please reload the page.',
    reload: 'Reload',
    pageTitle: 'Page Failed to Load',
    pageText: 'The page could not be loaded. Please try again.',
    retry: 'Try again',
    notFoundTitle: NOT_FOUND_TEXTS.title.en,
    notFoundText: NOT_FOUND_TEXTS.text.en,
    home: NOT_FOUND_TEXTS.home.en,
  },
});
