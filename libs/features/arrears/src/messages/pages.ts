import { defineMessages } from '@pendapa/i18n';

export const pages = defineMessages('arrears', {
  id: {
    'objectsTaxType.question': 'Berapa Objek Pajak (OP) yang menunggak pada setiap jenis pajak, dan berapa lama?',
    'objectsUp3d.question': 'Di UP3D mana Objek Pajak (OP) paling banyak menunggak, dan berapa yang baru menunggak atau sudah lunas?',
    'objectsTrend.question': 'Apakah Objek Pajak (OP) yang menunggak makin banyak, dan berapa lama mereka tetap menunggak?',
    'need.arrears': 'Tunggakan: saldo pokok dan denda per objek dan tahun pajak, dengan jatuh temponya',
    'need.arrearsOverYears': 'Tunggakan pada akhir setiap tahun, per objek dan tahun pajak',
    'need.objects': 'Objek Pajak (OP): jenis pajak, unit, kelurahan, dan status aktif',
    'need.units': 'Unit pelayanan: UP3D dan Samsat, dengan wilayah kerjanya',
  },
  en: {
    'objectsTaxType.question': 'How many tax objects are in arrears per tax, and for how long?',
    'objectsUp3d.question': 'In which UP3D do most tax objects owe, and how many are new or cleared?',
    'objectsTrend.question': 'Are more tax objects falling into arrears, and how long do they stay there?',
    'need.arrears': 'Arrears: principal and penalty per object and tax year, with the due date',
    'need.arrearsOverYears': 'Arrears at the end of every year, per object and tax year',
    'need.objects': 'Tax objects: tax type, unit, ward and whether they are active',
    'need.units': 'Service units: UP3D and Samsat, with the region they serve',
  },
});
