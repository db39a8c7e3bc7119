import { parseArgs } from 'node:util';
import { UserError, type Settings } from '@pendapa/contracts';
import { DIMENSION_LABELS, EXTRACT_LABELS } from '@pendapa/contracts/definitions';
import { listBoundaries, controlSums, readManifest, readSettings, type LevelBoundaries, type Manifest } from '@pendapa/warehouse';
import { EXIT, type Command } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { loadName } from '../generation-facts.ts';
import { messageLanguage, localize } from '../language.ts';
import { grouped, tableLines } from '../plain-table.ts';
import { noData } from '../no-data.ts';

const NONE = '-';
const MONEY = /(amount|principal|penalty|discount)$/;

const regionsIn = ({ boundaries }: LevelBoundaries): number => boundaries.topology.objects.regions.geometries.length;

function report(manifest: Manifest, settings: Settings, folder: string, boundaryFiles: readonly LevelBoundaries[]): string {
  const { digits, code } = settings.currency;
  const sum = ([key, value]: [string, string]) => (MONEY.test(key) ? [key, grouped(value, digits), code] : [key, grouped(value), '']);
  const kind = manifest.sample
    ? localize({ id: 'data contoh, bukan angka sebenarnya', en: 'sample data, not real figures' })
    : localize({ id: 'data instansi', en: "the agency's own data" });
  const facts = [
    [localize({ id: 'Instansi', en: 'Agency' }), localize(settings.agency)],
    [localize({ id: 'Folder', en: 'Folder' }), folder],
    [localize({ id: 'Generasi', en: 'Generation' }), `${manifest.generation} (${manifest.publishedAt})`],
    [localize({ id: 'Jenis', en: 'Kind' }), kind],
    [localize({ id: 'Data per', en: 'Data as of' }), manifest.asOf ?? NONE],
    [localize({ id: 'Sejak', en: 'Since' }), manifest.since ?? NONE],
  ];
  const extracts = manifest.extracts.map((entry) => [
    EXTRACT_LABELS[entry.extract][messageLanguage()],
    grouped(entry.rows),
    entry.from && entry.to ? `${entry.from} .. ${entry.to}` : NONE,
    entry.source,
  ]);
  const heads = [
    localize({ id: 'Data', en: 'Extract' }),
    localize({ id: 'Baris', en: 'Rows' }),
    localize({ id: 'Periode', en: 'Period' }),
    localize({ id: 'Sumber', en: 'Source' }),
  ];
  const loads = manifest.loads.map((load) => [load.at, loadName(load), load.sourceSha256?.slice(0, 12) ?? NONE]);
  const borders = boundaryFiles.map((found) => {
    const { level, source, importedAt } = found.boundaries;
    return [DIMENSION_LABELS[level][messageLanguage()], grouped(regionsIn(found)), importedAt, source];
  });
  return [
    ...tableLines(facts),
    '',
    ...tableLines([heads, ...extracts], [1]),
    '',
    localize({ id: 'Jumlah kontrol:', en: 'Control sums:' }),
    ...tableLines(Object.entries(controlSums(manifest)).map(sum), [1]),
    '',
    localize({ id: 'Pemuatan:', en: 'Loads:' }),
    ...tableLines(loads),
    ...(borders.length === 0 ? [] : ['', localize({ id: 'Batas wilayah untuk peta:', en: 'Borders of regions for maps:' })]),
    ...tableLines(borders, [1]),
  ].join('\n');
}

/** Reads the manifest only, so it works with and without a running server. */
export const statusCommand: Command = {
  name: 'status',
  about: {
    id: 'Menampilkan data yang disajikan: generasi, tanggal data, ekstrak, jumlah kontrol, pemuatan.',
    en: 'Shows the served data: generation, data date, extracts, control sums, loads.',
  },
  usage: 'status [--data <folder>] [--json]',
  run: async (args) => {
    const { values } = parseArgs({ args: [...args], options: { data: { type: 'string' }, json: { type: 'boolean' } } });
    const folder = dataFolder(values.data);
    const [manifest, settings] = [await readManifest(folder), await readSettings(folder)];
    if (!manifest) throw new UserError(noData(folder));
    const boundaryFiles = await listBoundaries(folder);
    if (values.json) {
      const { generation, publishedAt, sample, asOf, since, extracts, loads } = manifest;
      const { agency, currency } = settings;
      const sums = controlSums(manifest);
      const boundaries = boundaryFiles.map((found) => {
        const { level, source, sourceSha256, importedAt } = found.boundaries;
        return { level, regions: regionsIn(found), source, sourceSha256, importedAt };
      });
      console.log(
        JSON.stringify(
          { folder, agency, currency, generation, publishedAt, sample, asOf, since, extracts, sums, loads, boundaries },
          null,
          2,
        ),
      );
    } else {
      console.log(report(manifest, settings, folder, boundaryFiles));
    }
    return EXIT.done;
  },
};
