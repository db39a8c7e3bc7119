import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

export const OBJECTS_TEXTS: SubjectTexts<'objects'> = {
  measures: {
    registered: {
      label: { id: 'Objek Pajak terdaftar', en: 'Registered tax objects' },
      meaning: { id: 'Objek Pajak (OP) yang terdaftar dan belum ditutup.', en: 'Tax objects that are registered and not closed.' },
      formula: {
        id: 'Jumlah objek yang dibuka sampai tanggal itu dan belum ditutup. Objek tanpa tanggal buka dihitung sejak tanggal data pendaftarannya.',
        en: 'Count of objects opened by that day and not closed. An object without an opening date counts from the day of its register.',
      },
    },
    suspended: {
      label: texts('Objek Pajak tutup sementara', 'Temporarily closed objects'),
      meaning: texts('Objek terdaftar yang sedang tutup sementara.', 'Registered objects that are temporarily closed.'),
      formula: texts(
        'Jumlah penutupan sementara dikurangi pembukaan kembali sampai tanggal itu.',
        'Suspensions less resumptions up to that day.',
      ),
    },
    opened: {
      label: texts('Objek Pajak baru', 'New objects'),
      meaning: texts('Objek yang dibuka dalam periode.', 'Objects opened within the period.'),
      formula: texts(
        'Jumlah objek menurut tanggal buka; objek tanpa tanggal buka tidak ikut.',
        'Count of objects by opening date; objects without one are left out.',
      ),
    },
    closed: {
      label: texts('Objek Pajak tutup', 'Closed objects'),
      meaning: texts('Objek yang ditutup dalam periode.', 'Objects closed within the period.'),
      formula: texts('Jumlah objek menurut tanggal tutup.', 'Count of objects by closing date.'),
    },
    net: {
      label: texts('Selisih objek baru dan tutup', 'Net change of objects'),
      meaning: texts('Selisih objek baru dan objek tutup dalam periode.', 'New less closed objects within the period.'),
      formula: texts('Objek baru dikurangi objek tutup.', 'New less closed objects.'),
    },
    payingObjects: {
      label: texts('Objek Pajak yang membayar', 'Paying tax objects'),
      meaning: texts('Objek yang membayar paling sedikit sekali dalam periode.', 'Objects that paid at least once within the period.'),
      formula: texts(
        'Jumlah objek dengan pembayaran; setiap objek dihitung satu kali.',
        'Count of objects with a payment, each counted once.',
      ),
    },
    payingRatio: {
      label: texts('Rasio pembayaran', 'Paying ratio'),
      meaning: texts(
        'Objek yang membayar dalam periode dibandingkan objek terdaftar; objek yang membayar lalu tutup ikut terhitung.',
        'Objects that paid within the period compared with the registered ones; objects that paid and closed count too.',
      ),
      denominator: texts('Objek Pajak terdaftar pada akhir periode', 'Registered tax objects at the end of the period'),
    },
    baseValue: {
      label: texts('Dasar pengenaan', 'Tax base'),
      meaning: texts(
        'Nilai dasar pajak objek terdaftar: NJOP, NJKB, nilai sewa, atau omzet.',
        'Tax base of registered objects: assessed value, rental value or turnover.',
      ),
      formula: texts(
        'Jumlah dasar pengenaan objek terdaftar menurut data terakhir.',
        'Sum of the bases of registered objects as last recorded.',
      ),
    },
    averageBase: {
      label: texts('Rata-rata dasar pengenaan', 'Average tax base'),
      meaning: texts('Dasar pengenaan rata-rata satu objek.', 'Average tax base of one object.'),
    },
    updateAge: {
      label: texts('Umur data objek (hari)', 'Age of register data (days)'),
      meaning: texts(
        'Rata-rata hari sejak data objek terakhir dimutakhirkan.',
        'Average days since the data of an object were last updated.',
      ),
    },
  },
  components: {
    updateAgeDays: texts(
      'Jumlah hari dari pemutakhiran terakhir sampai tanggal data',
      'Sum of the days from the last update to the data date',
    ),
    updated: texts('Objek terdaftar yang tanggal pemutakhirannya diketahui', 'Registered objects whose day of update is known'),
  },
};
