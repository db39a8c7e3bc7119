import { AT_SNAPSHOT, figure, quotient, texts } from './words.ts';

const TODAY = texts('Menurut data register terakhir, apa pun periodenya.', 'As the register last says, whatever the period.');
const SINCE_ISSUED = texts(
  'Ketetapan yang terbit dan SPTPD yang jatuh tempo dalam periode; pembayaran sampai tanggal data.',
  'Assessments issued and returns due within the period; payments up to the data date.',
);
const OBJECTS = texts('Objek Pajak terdaftar', 'Registered tax objects');
const OUTDATED = texts('Objek berdata di atas dua tahun', 'Objects with data older than two years');
const ASSESSED = texts('Ditetapkan atau dilaporkan', 'Assessed or declared');
const PAID = texts('Terbayar dari yang ditetapkan', 'Paid of what was assessed');
const IN_ARREARS = texts('Objek menunggak', 'Objects in arrears');

export const PROFILE_DEFINITIONS = {
  objects: figure(
    OBJECTS,
    texts('Objek Pajak (OP) yang belum ditutup.', 'Tax objects that are not closed.'),
    texts('Banyaknya objek tanpa tanggal tutup.', 'Count of objects without a closing date.'),
    TODAY,
  ),
  baseValue: figure(
    texts('Dasar pengenaan', 'Tax base'),
    texts(
      'Nilai dasar pajak objek terdaftar: NJOP, NJKB, nilai sewa, atau omzet.',
      'Tax base of registered objects: assessed value, rental value or turnover.',
    ),
    texts('Jumlah dasar pengenaan objek tanpa tanggal tutup.', 'Sum of the bases of objects without a closing date.'),
    TODAY,
  ),
  exemptObjects: figure(
    texts('Objek dibebaskan', 'Exempt objects'),
    texts(
      'Objek terdaftar yang seluruh ketetapan tahun pajak terakhirnya dibebaskan.',
      'Registered objects of which all that was assessed for their latest tax year is exempt.',
    ),
    texts(
      'Banyaknya objek dengan pembebasan sebesar pokok ketetapan tahun ini atau tahun lalu.',
      'Count of objects with an exemption as large as what was assessed for this year or the last.',
    ),
    TODAY,
  ),
  outdatedObjects: figure(
    OUTDATED,
    texts(
      'Objek terdaftar yang datanya terakhir dimutakhirkan lebih dari dua tahun sebelum tanggal data.',
      'Registered objects of which the data were last updated more than two years before the data date.',
    ),
    texts('Banyaknya objek menurut tanggal pemutakhiran terakhir.', 'Count of objects by the day of their last update.'),
    TODAY,
  ),
  outdatedShare: quotient(
    texts('Porsi data di atas dua tahun', 'Share with data older than two years'),
    texts(
      'Bagian objek yang datanya berumur lebih dari dua tahun; yang tanggal pemutakhirannya tidak diketahui tidak ikut.',
      'The part of objects with data older than two years; those whose day of update is not known are left out.',
    ),
    OUTDATED,
    texts('Objek terdaftar yang tanggal pemutakhirannya diketahui', 'Registered objects whose day of update is known'),
    TODAY,
  ),
  assessed: figure(
    ASSESSED,
    texts(
      'Pokok bersih ketetapan, atau pokok yang dilaporkan sendiri; juga atas objek yang sudah tutup.',
      'Net principal of assessments, or principal that taxpayers declared; of closed objects too.',
    ),
    texts(
      'Jumlah pokok bersih ketetapan ditambah pokok SPTPD terakhir tiap masa.',
      'Sum of the net principal of assessments and of the tax of the last return of each period.',
    ),
    SINCE_ISSUED,
  ),
  paid: figure(
    PAID,
    texts(
      'Yang dibayar atas ketetapan dan SPTPD itu, paling banyak pokoknya.',
      'What was paid on these assessments and returns, at most their principal.',
    ),
    texts('Jumlah pokok pembayaran atas kewajiban itu.', 'Sum of the principal paid on these obligations.'),
    SINCE_ISSUED,
  ),
  paidShare: quotient(
    texts('Porsi terbayar', 'Paid share'),
    texts('Bagian dari yang ditetapkan atau dilaporkan yang sudah dibayar.', 'The part of what was assessed or declared that is paid.'),
    PAID,
    ASSESSED,
    SINCE_ISSUED,
  ),
  objectsInArrears: figure(
    IN_ARREARS,
    texts(
      'Objek Pajak dengan tunggakan, satu kali masing-masing, di tempatnya menurut register; yang sudah tutup ikut terhitung.',
      'Tax objects with arrears, each once and where the register says that it is; closed ones count too.',
    ),
    texts('Banyaknya objek berbeda dengan tunggakan.', 'Count of different objects with arrears.'),
    AT_SNAPSHOT,
  ),
  objectsInArrearsShare: quotient(
    texts('Porsi objek menunggak', 'Share of objects in arrears'),
    texts('Objek yang menunggak dibandingkan objek terdaftar.', 'Objects in arrears compared with the registered ones.'),
    IN_ARREARS,
    OBJECTS,
    AT_SNAPSHOT,
  ),
  arrears: figure(
    texts('Tunggakan', 'Arrears'),
    texts('Yang lewat jatuh tempo dan belum dibayar, dengan denda.', 'What is past due and not paid, with penalties.'),
    texts('Jumlah pokok dan denda tunggakan objek itu.', 'Sum of principal and penalty in arrears of these objects.'),
    AT_SNAPSHOT,
  ),
} as const;
