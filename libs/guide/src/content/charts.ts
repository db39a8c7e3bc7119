import { paragraph, picture, terms, texts, type Part } from './guide.ts';

export const CHARTS: Part = {
  key: 'charts',
  title: texts('Membaca diagram', 'Reading charts'),
  sections: [
    {
      key: 'all',
      title: texts('Berlaku untuk semua diagram', 'Of all charts'),
      blocks: [
        paragraph(
          'Arahkan penunjuk, sentuh, atau pakai tombol panah untuk melihat angka satu bagian. Klik pada bagian yang dapat dipilih memfilter seluruh halaman; klik sekali lagi melepasnya.',
          'Point, touch or use the arrow keys to see the figures of one mark. A click on a mark that can be chosen filters the whole page; another click removes the filter.',
        ),
        paragraph(
          'Garis terputus di tempat angkanya tidak ada. Warna selalu disertai kata, tanda, atau pola.',
          'A line breaks where a figure is missing. Colour always comes with a word, a sign or a pattern.',
        ),
      ],
    },
    {
      key: 'ranks',
      title: texts('Membandingkan dan mengurutkan', 'Comparing and ranking'),
      blocks: [
        picture('bars', 'Batang berurutan: yang terbesar lebih dahulu.', 'Ranked bars: the largest first.'),
        terms(
          [
            'Batang berurutan',
            'Ranked bars',
            'Panjang batang adalah nilainya, dari yang terbesar. Bandingkan panjangnya; di belakangnya ada porsi dan perubahan.',
            'The length of a bar is its value, from the largest. Compare lengths; behind them are share and change.',
          ],
          [
            'Batang bertumpuk',
            'Stacked bars',
            'Potongan berjumlah nilai seluruhnya. Baca dulu panjang seluruhnya, baru potongan yang menempel pada garis awal.',
            'The pieces add up to the whole. Read the whole length first, then the piece at the baseline.',
          ],
          [
            'Batang dengan target',
            'Bars with a target',
            'Batang adalah realisasi, garis tegak adalah target atau rencana. Batang yang melewati garis berarti tercapai.',
            'The bar is what was realised, the upright line the target or plan. A bar beyond the line has reached it.',
          ],
          [
            'Titik berdampingan',
            'Dot plot',
            'Dua titik dalam satu baris adalah dua periode; jarak dan arahnya adalah perubahan.',
            'Two dots in a row are two periods; their distance and direction is the change.',
          ],
          [
            'Air terjun',
            'Waterfall',
            'Batang pertama adalah nilai awal, yang terakhir nilai akhir. Setiap langkah di antaranya menambah atau mengurangi.',
            'The first bar is the value before, the last the value after. Each step between adds or takes away.',
          ],
          [
            'Peringkat antarwaktu',
            'Ranks over time',
            'Setiap garis adalah satu unit atau pajak; posisi atas berarti peringkat pertama. Garis yang bersilangan bertukar peringkat.',
            'Each line is a unit or a tax; the top is rank one. Lines that cross change places.',
          ],
          [
            'Pemusatan (Pareto, Lorenz)',
            'Concentration (Pareto, Lorenz)',
            'Garis naik menunjukkan porsi yang disumbang oleh yang terbesar. Makin jauh dari garis lurus, makin terpusat.',
            'The rising line shows the share that the largest account for. The further from the straight line, the more concentrated.',
          ],
          [
            'Peta pohon',
            'Treemap',
            'Luas kotak adalah nilainya; kotak di dalam kotak adalah bagiannya.',
            'The area of a box is its value; boxes within it are its parts.',
          ],
        ),
      ],
    },
    {
      key: 'time',
      title: texts('Waktu', 'Time'),
      blocks: [
        picture('months', 'Bulan demi bulan, dengan pembanding.', 'Month by month, with the comparison.'),
        terms(
          [
            'Batang bulanan dan garis',
            'Months and lines',
            'Waktu berjalan ke kanan. Bulan yang belum selesai digambar dengan pola; jangan baca sebagai penurunan.',
            'Time runs to the right. A month that is not over has a pattern; do not read it as a fall.',
          ],
          [
            'Kumulatif terhadap rencana',
            'Running sum against the plan',
            'Garis tebal adalah realisasi sejak awal tahun, garis putus adalah rencana. Jarak di antaranya adalah selisih hari ini.',
            'The thick line is revenue since the start of the year, the dashed one the plan. The distance is the gap of today.',
          ],
          [
            'Perkiraan',
            'Forecast',
            'Garis tengah adalah perkiraan; delapan dari sepuluh kali hasilnya ada di dalam pita. Makin lebar pita, makin tidak pasti.',
            'The line is the forecast; eight times of ten the result lies within the band. A wider band is less certain.',
          ],
          [
            'Peluang',
            'Chance',
            '"Sekitar 1 dari 4" berarti target lebih mungkin meleset: dari empat tahun yang berjalan seperti tahun ini, satu mencapainya. Seberapa tepat perkiraan dulu ada di Rincian Analisis Prediktif. Aturan baru tidak termasuk, kecuali ditambahkan sebagai pengandaian.',
            '"About 1 in 4" means that the target will probably be missed: of four years that run like this one, one reaches it. How good earlier forecasts were stands in the details of Predictive Analysis. New rules are not in it unless added as a supposition.',
          ],
        ),
        picture('course', 'Realisasi kumulatif dan rencana.', 'The running sum and the plan.'),
        picture('forecast', 'Perkiraan dengan pita ketidakpastian.', 'A forecast with its band of uncertainty.'),
      ],
    },
    {
      key: 'two',
      title: texts('Dua ukuran atau dua rincian', 'Two measures or two breakdowns'),
      blocks: [
        picture('matrix', 'Matriks: makin pekat, makin besar.', 'A matrix: the darker, the larger.'),
        terms(
          [
            'Matriks',
            'Matrix',
            'Baris dan kolom adalah dua rincian; warna sel adalah nilainya menurut keterangan di atasnya.',
            'Rows and columns are two breakdowns; the colour of a cell is its value, as the legend says.',
          ],
          [
            'Sebaran titik',
            'Scatter plot',
            'Setiap titik adalah satu unit atau wilayah. Titik yang jauh dari kumpulannya patut diperiksa.',
            'Each point is a unit or a region. A point far from the others deserves a look.',
          ],
          [
            'Empat bidang',
            'Four quadrants',
            'Dua garis membagi titik menjadi empat; nama bidang mengatakan artinya.',
            'Two lines divide the points into four; the name of each field says what it means.',
          ],
          [
            'Corong',
            'Funnel plot',
            'Di antara dua garis lengkung, perbedaan dapat terjadi karena kebetulan saja. Perbedaan di luarnya hanya dalam 2 dari 1.000 kali karena kebetulan.',
            'Between the two curves a difference can be mere chance. A difference outside of them is mere chance only 2 times in 1,000.',
          ],
          [
            'Sebaran nilai',
            'Histogram',
            'Tinggi batang adalah jumlah objek dalam kelas nilai itu.',
            'The height of a bar is the number of objects in that band of values.',
          ],
          [
            'Jaringan',
            'Network',
            'Garis menghubungkan pajak yang bergerak bersama; tebalnya menunjukkan kekuatannya, bukan sebabnya.',
            'A line joins taxes that move together; its width shows how strongly, not why.',
          ],
        ),
      ],
    },
    {
      key: 'maps',
      title: texts('Peta', 'Maps'),
      blocks: [
        picture('map', 'Peta menurut wilayah.', 'A map by region.'),
        paragraph(
          'Warna yang lebih pekat berarti nilai yang lebih besar. Klik wilayah untuk masuk ke dalamnya; jalur di atas membawa kembali. Wilayah tanpa data diberi arsir, bukan warna terendah.',
          'A darker colour is a larger value. Click a region to go into it; the path above leads back. A region without data is hatched and has no colour of a low value.',
        ),
        paragraph(
          'Tanpa berkas batas wilayah, peta menjadi kotak-kotak dengan ukuran sama; pada ponsel kotak-kotak itu menjadi daftar.',
          'Without a file of borders the map becomes boxes of equal size; on phones these become a list.',
        ),
      ],
    },
  ],
};
