import { defineMessages } from '@pendapa/i18n';

export const pages = defineMessages('regional', {
  id: {
    'detailed.question': 'Apa yang menjelaskan capaian satu wilayah, sampai ke kelurahannya, dibandingkan dengan wilayah lain?',
    'need.payments': 'Pembayaran: tanggal pembukuan, jenis pajak, wilayah objek, dan nilainya',
    'need.regions': 'Wilayah: kode dan nama kota, kecamatan, dan kelurahan, dengan jumlah penduduk; batas wilayah bila ada',
    'need.objects': 'Objek Pajak (OP): kelurahan letaknya, jenis pajak, dan nilai dasarnya',
    'need.assessments': 'Ketetapan: dokumen, objek, tahun pajak, dan pokok yang ditetapkan',
    'need.arrears': 'Tunggakan: saldo per objek dan tahun pajak',
  },
  en: {
    'detailed.question': 'What explains the result of one region, down to its wards, compared with others?',
    'need.payments': 'Payments: posting date, tax type, region of the object and amount',
    'need.regions': 'Regions: codes and names of cities, districts and wards, with their population; boundaries where there are any',
    'need.objects': 'Tax objects: the ward they lie in, tax type and base value',
    'need.assessments': 'Assessments: document, object, tax year and principal assessed',
    'need.arrears': 'Arrears: balance per object and tax year',
  },
});
