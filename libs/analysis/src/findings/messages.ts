import { defineMessages } from '@pendapa/i18n';

export const messages = defineMessages('analysis.findings', {
  id: {
    title: 'Temuan',
    subtitle: 'Hasil pemeriksaan otomatis atas seluruh data per {{date}}; filter halaman tidak berlaku di sini',
    followUps: 'Tindak lanjut',
    'followUps.subtitle': 'Kekurangan atau tunggakan terbesar dalam seluruh data per {{date}}',
    'followUps.none': 'Tidak ada temuan tentang kekurangan atau tunggakan yang akan kedaluwarsa. Temuan lain ada di rincian.',
    pending: 'Temuan dalam data terbaru sedang dicari.',
    failed: 'Pencarian temuan belum berhasil. Server mencoba lagi secara otomatis.',
    again: 'Coba lagi',
    none: 'Pemeriksaan yang datanya tersedia tidak menghasilkan temuan.',
    all: 'Semua temuan ({{count}})',
    fewer: 'Temuan utama saja',
    table: 'Semua temuan per {{date}}, yang terkuat dari tiap aturan lebih dahulu',
    finding: 'Temuan',
    place: 'Tempat',
    period: 'Periode',
    from: 'Dari',
    to: 'Sampai',
    behind: 'Jumlah data',
    agency: 'Seluruh instansi',
    taxAtUnit: '{{tax}} di {{unit}}',
    'plan-shortfall':
      '{{place}} mencapai {{percent}} dari rencana {{period}}, kurang {{gap}}. Pencapaian kedua bulan itu di bawah {{limit}} rencana.',
    'unit-year': 'Realisasi {{place}} mencapai {{amount}} pada {{period}}, {{percent}} dari nilai menurut porsi biasanya ({{usual}}).',
    'unit-months': 'Realisasi {{place}} mencapai {{amount}} pada {{period}}, {{percent}} dari nilai menurut porsi biasanya ({{usual}}).',
    'unusual-month': 'Realisasi {{place}} mencapai {{amount}} pada {{period}}, di luar rentang biasa {{low}} sampai {{high}}.',
    'channel-share':
      '{{place}} dipakai untuk {{share}} transaksi pada {{period}}, dibandingkan {{before}} pada periode yang sama tahun sebelumnya.',
    'compliance-unit':
      '{{place}}: {{rate}} kewajiban dibayar tepat waktu, sedangkan di unit sejenis {{expected}}. Selisih ini terjadi pada akhir dua triwulan berturut-turut.',
    'compliance-tax': '{{place}}: {{rate}} kewajiban dibayar tepat waktu dalam dua belas bulan, turun dari {{before}}.',
    'opening-year':
      '{{rate}} objek yang dibuka pada {{year}} lunas seluruhnya pada tahun penuh pertamanya, dibanding {{before}} pada dua angkatan sebelumnya.',
    'step-not-taken': '{{place}} baru menerbitkan surat atas {{share}} tunggakannya; unit lain dengan pajak yang sama {{expected}}.',
    'bad-vintage':
      '{{share}} tunggakan {{place}} tahun pajak {{year}} tertagih pada {{period}}. Untuk dua tahun pajak sebelumnya {{before}} tertagih dalam jangka waktu yang sama.',
    lapsing: 'Tunggakan {{expiring}} akan kedaluwarsa dalam tiga bulan sejak tanggal posisi terakhir.',
  },
  en: {
    title: 'Findings',
    subtitle: 'Results of automatic checks of all data as of {{date}}; the filters of the page do not apply here',
    followUps: 'To follow up',
    'followUps.subtitle': 'Largest shortfalls or arrears in all data as of {{date}}',
    'followUps.none': 'No finding is about a shortfall or lapsing arrears. Other findings are in the details.',
    pending: 'Findings in the latest data are being searched.',
    failed: 'The search for findings failed. The server tries again automatically.',
    again: 'Try again',
    none: 'The checks that the imported data allow did not find anything unusual.',
    all: 'All findings ({{count}})',
    fewer: 'Main findings only',
    table: 'All findings as of {{date}}, the strongest of each rule first',
    finding: 'Finding',
    place: 'Place',
    period: 'Period',
    from: 'From',
    to: 'To',
    behind: 'Number of items',
    agency: 'Whole agency',
    taxAtUnit: '{{tax}} at {{unit}}',
    'plan-shortfall': '{{place}} reached {{percent}} of the plan for {{period}}, {{gap}} short. Both months are below {{limit}} of plan.',
    'unit-year': 'Revenue of {{place}} was {{amount}} in {{period}}, {{percent}} of the amount by its usual share ({{usual}}).',
    'unit-months': 'Revenue of {{place}} was {{amount}} in {{period}}, {{percent}} of the amount by its usual share ({{usual}}).',
    'unusual-month': 'Revenue of {{place}} was {{amount}} in {{period}}, outside its usual range of {{low}} to {{high}}.',
    'channel-share':
      '{{place}} handled {{share}} of the transactions in {{period}}, compared with {{before}} in the same period a year before.',
    'compliance-unit':
      '{{place}}: {{rate}} of obligations were paid on time, compared with {{expected}} at similar units. The gap was seen at the end of two consecutive quarters.',
    'compliance-tax': '{{place}}: {{rate}} of obligations were paid on time in twelve months, down from {{before}}.',
    'opening-year':
      '{{rate}} of objects opened in {{year}} were fully compliant in their first whole year; the two years before had {{before}}.',
    'step-not-taken': '{{place}} has issued letters for only {{share}} of its arrears; other units with the same taxes for {{expected}}.',
    'bad-vintage':
      '{{share}} of the {{place}} arrears for tax year {{year}} were collected in {{period}}. For the two tax years before it was {{before}} in the same months.',
    lapsing: 'Arrears of {{expiring}} will lapse within three months of the latest snapshot.',
  },
});
