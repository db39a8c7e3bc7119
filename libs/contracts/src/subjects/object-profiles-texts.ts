import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

export const OBJECT_PROFILES_TEXTS: SubjectTexts<'objectProfiles'> = {
  measures: {
    objects: {
      label: texts('Objek Pajak terdaftar', 'Registered tax objects'),
      meaning: texts('Objek Pajak (OP) yang belum ditutup.', 'Tax objects that are not closed.'),
      formula: texts('Jumlah objek tanpa tanggal tutup.', 'Count of objects without a closing date.'),
    },
    baseValue: {
      label: texts('Dasar pengenaan', 'Tax base'),
      meaning: texts(
        'Nilai dasar pajak objek terdaftar: NJOP, NJKB, nilai sewa, atau omzet.',
        'Tax base of registered objects: assessed value, rental value or turnover.',
      ),
      formula: texts('Jumlah dasar pengenaan objek tanpa tanggal tutup.', 'Sum of the bases of objects without a closing date.'),
    },
    exemptObjects: {
      label: texts('Objek yang dibebaskan', 'Exempt objects'),
      meaning: texts(
        'Objek terdaftar yang seluruh ketetapan tahun pajak terakhirnya dibebaskan.',
        'Registered objects of which all that was assessed for their latest tax year is exempt.',
      ),
      formula: texts(
        'Jumlah objek dengan pembebasan sebesar pokok ketetapan tahun ini atau tahun lalu.',
        'Count of objects with an exemption as large as what was assessed for this year or the last.',
      ),
    },
    outdatedObjects: {
      label: texts('Objek yang datanya tidak dimutakhirkan lebih dari dua tahun', 'Objects not updated for more than two years'),
      meaning: texts(
        'Objek terdaftar yang datanya terakhir dimutakhirkan lebih dari dua tahun sebelum tanggal data.',
        'Registered objects of which the data were last updated more than two years before the data date.',
      ),
      formula: texts('Jumlah objek menurut tanggal pemutakhiran terakhir.', 'Count of objects by the day of their last update.'),
    },
    outdatedShare: {
      label: texts(
        'Porsi objek yang datanya tidak dimutakhirkan lebih dari dua tahun',
        'Share of objects not updated for more than two years',
      ),
      meaning: texts(
        'Porsi objek yang datanya berumur lebih dari dua tahun. Objek tanpa tanggal pemutakhiran tidak dihitung.',
        'The share of objects with data older than two years. Objects without a day of update are left out.',
      ),
    },
    assessed: {
      label: texts('Ditetapkan atau dilaporkan', 'Assessed or declared'),
      meaning: texts(
        'Pokok bersih ketetapan, atau pokok yang dilaporkan sendiri; juga atas objek yang sudah tutup.',
        'Net principal of assessments, or principal that taxpayers declared; of closed objects too.',
      ),
      formula: texts(
        'Jumlah pokok bersih ketetapan ditambah pokok SPTPD terakhir tiap masa.',
        'Sum of the net principal of assessments and of the tax of the last return of each period.',
      ),
    },
    paid: {
      label: texts('Pokok terbayar atas ketetapan dan SPTPD', 'Principal paid on assessments and returns'),
      meaning: texts(
        'Pembayaran atas ketetapan dan SPTPD itu, paling banyak sebesar pokoknya.',
        'Payments on these assessments and returns, at most their principal.',
      ),
      formula: texts('Jumlah pokok pembayaran atas kewajiban itu.', 'Sum of the principal paid on these obligations.'),
    },
    paidShare: {
      label: texts('Porsi pokok terbayar', 'Share of principal paid'),
      meaning: texts(
        'Porsi pokok yang ditetapkan atau dilaporkan dan sudah dibayar.',
        'The share of the assessed or declared principal that is paid.',
      ),
    },
    objectsInArrears: {
      label: texts('Objek menunggak', 'Objects in arrears'),
      meaning: texts(
        'Objek Pajak dengan tunggakan, dihitung satu kali menurut tempatnya dalam data pendaftaran. Objek yang sudah tutup ikut dihitung.',
        'Tax objects with arrears, counted once at their place in the register. Closed objects count too.',
      ),
      formula: texts(
        'Jumlah objek dengan tunggakan; setiap objek dihitung satu kali.',
        'Count of objects with arrears, each counted once.',
      ),
    },
    objectsInArrearsShare: {
      label: texts('Porsi objek menunggak', 'Share of objects in arrears'),
      meaning: texts('Objek yang menunggak dibandingkan objek terdaftar.', 'Objects in arrears compared with the registered ones.'),
    },
    arrears: {
      label: texts('Tunggakan', 'Arrears'),
      meaning: texts('Pokok dan denda yang lewat jatuh tempo dan belum dibayar.', 'Principal and penalties past due and not paid.'),
      formula: texts('Jumlah pokok dan denda tunggakan objek itu.', 'Sum of principal and penalty in arrears of these objects.'),
    },
  },
  components: {
    updated: texts('Objek terdaftar yang tanggal pemutakhirannya diketahui', 'Registered objects whose day of update is known'),
  },
};
