import { terms, texts, type Part } from './guide.ts';

export const GLOSSARY: Part = {
  key: 'glossary',
  title: texts('Daftar istilah', 'Glossary'),
  sections: [
    {
      key: 'tax',
      title: texts('Pajak dan penagihan', 'Tax and collection'),
      blocks: [
        terms(
          [
            'Realisasi',
            'Revenue',
            'Pokok dan denda yang dibayar, dikurangi potongan dan pembatalan, menurut tanggal pembukuan.',
            'Principal and penalties paid, less discounts and reversals, by posting date.',
          ],
          [
            'Ketetapan',
            'Assessment',
            'Jumlah pajak yang ditetapkan untuk satu objek dan masa atau tahun.',
            'The tax set for an object and a tax period or year.',
          ],
          [
            'SPPT',
            'Tax due notice',
            'Ketetapan PBB-P2: satu untuk setiap objek dan tahun.',
            'The assessment of land and building tax: one for each object and year.',
          ],
          [
            'SPTPD',
            'Tax return',
            'Laporan pajak yang dihitung wajib pajak sendiri.',
            'The return of a tax that taxpayers calculate themselves.',
          ],
          [
            'Masa pajak',
            'Tax period',
            'Bulan atau tahun yang dikenai pajak itu, bukan saat pembayarannya.',
            'The month or year that the tax belongs to, not when it was paid.',
          ],
          ['Kewajiban', 'Obligation', 'Laporan atau pembayaran yang harus dipenuhi.', 'A return or a payment that is owed.'],
          [
            'Kepatuhan',
            'Compliance',
            'Bagian kewajiban yang dilaporkan atau dibayar; tepat waktu berarti paling lambat pada hari jatuh tempo.',
            'The part of obligations filed or paid; on time means no later than the due date.',
          ],
          [
            'Piutang',
            'Receivable',
            'Yang masih harus dibayar, juga yang belum jatuh tempo.',
            'What is still to be paid, also before its due date.',
          ],
          ['Tunggakan', 'Arrears', 'Yang belum dibayar setelah jatuh tempo.', 'What is unpaid after its due date.'],
          [
            'Kualitas piutang',
            'Receivable quality',
            'Kelas menurut umur: lancar sampai macet.',
            'A class by age: from performing to loss.',
          ],
          ['Kedaluwarsa', 'Lapse', 'Hak menagih berakhir.', 'The right to collect ends.'],
          [
            'Penghapusan',
            'Write-off',
            'Tunggakan yang dikeluarkan dari pembukuan tanpa dibayar.',
            'Arrears that leave the books without payment.',
          ],
          [
            'Pembatalan',
            'Reversal',
            'Pembayaran yang dibatalkan; jumlahnya berlawanan tanda.',
            'A payment that was undone; its amount has the opposite sign.',
          ],
        ),
      ],
    },
    {
      key: 'plan',
      title: texts('Target dan rencana', 'Targets and plans'),
      blocks: [
        terms(
          [
            'APBD, APBDP',
            'APBD, APBDP',
            'Anggaran daerah dan perubahannya dalam tahun berjalan.',
            'The regional budget, and its revision during the year.',
          ],
          [
            'Target yang berlaku',
            'Target in force',
            'APBDP bila sudah ditetapkan, kalau belum APBD.',
            'APBDP once it is adopted, APBD before.',
          ],
          ['Rencana kas', 'Cash plan', 'Target yang dibagi menurut bulan.', 'The target divided by months.'],
          [
            'Pencapaian',
            'Achievement',
            'Realisasi dibagi target untuk pajak yang bertarget.',
            'Revenue divided by the target, for taxes that have one.',
          ],
        ),
      ],
    },
    {
      key: 'place',
      title: texts('Unit, tempat, dan orang', 'Units, places and people'),
      blocks: [
        terms(
          ['UP3D', 'UP3D', 'Unit pelayanan pemungutan pajak daerah.', 'A service unit that collects regional taxes.'],
          [
            'Wajib pajak',
            'Taxpayer',
            'Orang pribadi atau badan yang memiliki kewajiban.',
            'An individual or a corporate taxpayer with obligations.',
          ],
          [
            'Objek Pajak (OP)',
            'Tax object',
            'Yang dikenai pajak: tanah, kendaraan, restoran, reklame.',
            'What is taxed: land, a vehicle, a restaurant, a billboard.',
          ],
          ['Kanal', 'Channel', 'Jalan pembayaran: loket, ATM, QRIS, dan lainnya.', 'The way of paying: counter, ATM, QRIS and others.'],
        ),
      ],
    },
    {
      key: 'data',
      title: texts('Data', 'Data'),
      blocks: [
        terms(
          ['Tanggal data', 'Data date', 'Hari pembukuan terakhir dalam data.', 'The latest posting day in the data.'],
          [
            'Tanggal pembukuan',
            'Posting date',
            'Hari uang dibukukan. Realisasi mengikuti tanggal itu; kepatuhan jatuh temponya, ketetapan hari terbitnya, tunggakan posisinya.',
            'The day money was posted. Revenue follows it; compliance follows due dates, assessments the day of issue, arrears their snapshot.',
          ],
          [
            'Posisi',
            'Snapshot',
            'Keadaan pada satu hari, misalnya tunggakan per akhir bulan.',
            'The state on a day, such as arrears at the end of a month.',
          ],
          [
            'Temuan',
            'Finding',
            'Yang menonjol menurut aturan tetap, dengan angka dan halamannya.',
            'What stands out by fixed rules, with its figures and page.',
          ],
          [
            'Rekap',
            'Recap',
            'Satu baris data yang mewakili banyak kasus dan menyebut jumlahnya.',
            'A row that stands for many cases and states their number.',
          ],
        ),
      ],
    },
  ],
};
