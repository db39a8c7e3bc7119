import { templateFile, EXTRACTS, type ExtractKey, type Language, type Texts } from '@pendapa/contracts';
import { EXTRACT_LABELS } from '@pendapa/contracts/definitions';
import { commandText } from '@pendapa/warehouse';
import { EXTRACT_SPECS, type FieldSpec } from '../extracts.ts';
import { templateColumns, isOptionalInTemplate, isRequiredInTemplate } from '../profile/template-profile.ts';

const KIND_LABELS: Readonly<Record<FieldSpec['kind'], Texts>> = {
  key: { id: 'kode', en: 'code' },
  text: { id: 'teks', en: 'text' },
  name: { id: 'nama', en: 'name' },
  date: { id: 'tanggal YYYY-MM-DD', en: 'date YYYY-MM-DD' },
  time: { id: 'jam HH:mm:ss', en: 'time HH:mm:ss' },
  posted: { id: 'tanggal YYYY-MM-DD', en: 'date YYYY-MM-DD' },
  money: { id: 'rupiah', en: 'amount' },
  integer: { id: 'bilangan bulat', en: 'whole number' },
  decimal: { id: 'bilangan, titik desimal', en: 'number, decimal point' },
  boolean: { id: 'true atau false', en: 'true or false' },
  choice: { id: 'pilihan', en: 'choice' },
  reference: { id: 'kode', en: 'code' },
  references: { id: 'kode dipisah titik koma', en: 'codes separated by semicolons' },
  object: { id: 'nomor objek', en: "the object's number" },
  taxpayer: { id: 'NPWPD', en: 'NPWPD' },
  private: { id: 'data pribadi', en: 'personal data' },
};

const INTRODUCTION: Texts = {
  id: `# Templat impor

- \`empty\`: satu berkas kosong untuk setiap ekstrak. Isi yang ada, hapus berkas (dan barisnya di \`manifest.json\`) yang tidak ada.
  Kolom boleh kosong kecuali yang **tebal**, tetapi tidak boleh dihapus; kolom yang miring boleh tidak ada, seperti pada templat lama.
- \`example\`: instansi contoh; semua angkanya rekaan. Coba: \`${commandText('import example --data ./data-contoh')}\`.
- \`published\`: tabel seperti yang biasa diterbitkan (penerimaan bulanan per pajak, realisasi setahun beserta anggaran, tunggakan per tahun)
  dengan profilnya. Untuk berkas lain: \`${commandText('profile berkas.xlsx')}\` mengusulkan profil.

Berkas CSV (UTF-8, pemisah koma atau titik koma; juga .csv.gz dengan koma), XLSX, atau Parquet; tulis namanya apa adanya di
\`manifest.json\`. Tanggal YYYY-MM-DD, angka tanpa pemisah ribuan. Simpan kode dan nomor sebagai teks agar nol di depan tidak hilang.
Aturan pajak, kualitas piutang, kriteria kinerja, dan hari libur dalam contoh adalah usulan: instansi perlu memastikannya.

Jumlah baris (\`rows\`), jumlah rupiah (\`sum\`), dan total terbit per bulan (\`months\`) dapat dinyatakan di \`manifest.json\`; impor lalu
membandingkannya. Pembayaran yang diganti dinyatakan dengan \`replace\`.

Setiap baris templat adalah satu surat atau satu pembayaran. Rekap (satu baris per bulan dan unit) memakai profil: lihat docs/importing.md.`,
  en: `# Import templates

- \`empty\`: one empty file for each extract. Fill in what you have; remove the files (and their entries in \`manifest.json\`) that you
  do not have. Columns may be empty except the **bold** ones. Do not remove columns; only those in _italics_ may be missing, as in older templates.
- \`example\`: an example agency; every figure is invented. Try: \`${commandText('import example --data ./data-example')}\`.
- \`published\`: tables as they are mostly published, with their profiles. They hold monthly sums by tax, a year's revenue with
  targets, and arrears by year. For other files \`${commandText('profile file.xlsx')}\` proposes a profile.

Files are CSV (UTF-8, with commas or semicolons; also .csv.gz with commas), XLSX or Parquet. Put their names into \`manifest.json\`.
Dates are YYYY-MM-DD, numbers have no thousands marks. Keep codes and numbers of things as text, so that leading zeros are not lost.
Tax rules, quality classes, performance bands and holidays of the example are proposals: the agency must confirm them.

Rows (\`rows\`), sums (\`sum\`) and published totals by month (\`months\`) may be declared in \`manifest.json\`; the import compares them.
Payments that are replaced are declared with \`replace\`.

Each row of a template is one document or one payment. Recaps (one row for each month and unit) take a profile: see docs/importing.md.`,
};

const TABLE_HEADS: Readonly<Record<Language, string>> = { id: '| kolom | isi |\n|---|---|', en: '| column | content |\n|---|---|' };

function describeField(spec: FieldSpec, language: Language): string {
  if (spec.kind === 'choice') return spec.choices.map((choice) => `\`${choice}\``).join(', ');
  if (spec.kind !== 'reference' && spec.kind !== 'references') return KIND_LABELS[spec.kind][language];
  const [extract] = EXTRACTS.filter((key) => EXTRACT_SPECS[key].table === spec.of);
  return extract ? `${KIND_LABELS[spec.kind][language]} (${EXTRACT_LABELS[extract][language]})` : KIND_LABELS[spec.kind][language];
}

const markedName = (extract: ExtractKey, name: string): string =>
  isRequiredInTemplate(extract, name) ? `**${name}**` : isOptionalInTemplate(extract, name) ? `_${name}_` : name;

function extractSection(extract: ExtractKey, language: Language): string {
  const { fields } = EXTRACT_SPECS[extract];
  const rows = templateColumns(extract).flatMap((name) => {
    const spec = fields[name];
    return spec ? [`| ${markedName(extract, name)} | ${describeField(spec, language)} |`] : [];
  });
  return `## ${EXTRACT_LABELS[extract][language]} (\`${templateFile(extract)}\`)\n\n${TABLE_HEADS[language]}\n${rows.join('\n')}`;
}

const languagePart = (language: Language): string =>
  [INTRODUCTION[language], ...EXTRACTS.map((extract) => extractSection(extract, language))].join('\n\n');

/** Describes the templates, in Indonesian first. */
export const readmeText = (): string => `${languagePart('id')}\n\n---\n\n${languagePart('en')}\n`;
