import { defineMessages } from '@pendapa/i18n';

export const messages = defineMessages('compliance.taxes', {
  id: {
    question: 'Pajak mana yang paling lemah, dalam kewajiban apa, dan berapa nilainya?',
    'gap.title': 'Bayar tepat waktu: jumlah kewajiban dan nilainya',
    'gap.subtitle': '{{period}}; jarak keduanya menunjukkan bahwa pembayar besar dan kecil berbeda',
    'gap.sentence': 'Terendah: {{tax}}, {{share}} kewajiban lunas tepat waktu.',
    number: 'Menurut jumlah kewajiban',
    value: 'Menurut nilai',
    'filing.title': 'Lapor per jenis pajak',
    'filing.subtitle': '{{period}}; hanya pajak yang wajib lapor',
    'filing.none': 'Tidak ada laporan yang jatuh tempo untuk pilihan ini dalam data yang diimpor.',
    'paying.title': 'Bayar per jenis pajak',
    'paying.subtitle': '{{period}}',
    'months.title': 'Bayar tepat waktu per pajak, 36 bulan',
    'months.subtitle': '{{period}} menurut bulan jatuh tempo; bulan berjalan belum berakhir',
    'table.title': 'Rincian per jenis pajak',
    'table.note': 'Tanda hubung pada kolom lapor: pelaporan tidak berlaku. Bunga dihitung menurut aturan pajak; perkiraan, bukan tagihan.',
  },
  en: {
    question: 'Which tax is weakest, in which obligation, and how much money is at stake?',
    'gap.title': 'Paid on time: by number of obligations and by value',
    'gap.subtitle': '{{period}}; their distance shows that large and small payers differ',
    'gap.sentence': 'Lowest: {{tax}}, {{share}} of the obligations settled on time.',
    number: 'By number of obligations',
    value: 'By value',
    'filing.title': 'Filing by tax type',
    'filing.subtitle': '{{period}}; only taxes that are filed',
    'filing.none': 'No return fell due for this choice in the imported data.',
    'paying.title': 'Paying by tax type',
    'paying.subtitle': '{{period}}',
    'months.title': 'Paid on time by tax, 36 months',
    'months.subtitle': '{{period}} by month of the due date; the running month is not over',
    'table.title': 'Details by tax type',
    'table.note':
      'A dash in the columns of filing: filing does not apply. Interest is worked out by the tax rules; an estimate, not a bill.',
  },
});
