import { parseArgs, type ParseArgsConfig } from 'node:util';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { CODE_SYSTEMS, importBoundaries, listFirst, type BoundariesReceipt, type LevelReceipt } from '@pendapa/importing';
import { appendAudit } from '@pendapa/warehouse';
import { EXIT, type ExitCode } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { messageLanguage, localize } from '../language.ts';
import { grouped, tableLines } from '../plain-table.ts';
import { operator } from '../run-audited.ts';
import { UsageError } from '../usage-error.ts';

/** Options of `import` for boundaries of regions, besides `--check`, `--data` and `--json`. */
export const BOUNDARY_OPTIONS = {
  boundaries: { type: 'string' },
  'code-property': { type: 'string' },
  'code-system': { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

const ALLOWED_OPTIONS = ['boundaries', 'code-property', 'code-system', 'check', 'data', 'json'];
const KILOBYTE = 1_000;

const usageError = (id: string, en: string): UsageError => new UsageError(localize({ id, en }));

function readArguments(values: Readonly<Record<string, unknown>>, positionals: readonly string[]) {
  const others = Object.keys(values).filter((key) => !ALLOWED_OPTIONS.includes(key));
  if (positionals.length > 0 || others.length > 0)
    throw usageError(
      '--boundaries berdiri sendiri: hanya dengan --code-property, --code-system, --check, --data, dan --json.',
      '--boundaries stands alone: only with --code-property, --code-system, --check, --data and --json.',
    );
  const wanted = values['code-system'];
  const system = CODE_SYSTEMS.find((each) => each === wanted);
  if (wanted !== undefined && system === undefined)
    throw usageError('--code-system harus region atau bps.', '--code-system must be region or bps.');
  const text = (key: string): string | undefined => (typeof values[key] === 'string' ? values[key] : undefined);
  return {
    path: text('boundaries') ?? '',
    property: text('code-property'),
    system,
    check: values['check'] === true,
    dataFolder: dataFolder(text('data')),
    json: values['json'] === true,
  };
}

const regionName = ({ code, name }: LevelReceipt['missing'][number]): string => `${code} ${name}`;

function levelLines({ level, regions, known: allRegions, missing, points, packedBytes: fileBytes, lostRings }: LevelReceipt): string[] {
  const name = DIMENSION_LABELS[level][messageLanguage()];
  const whole = missing.length === 0;
  const [own, all, before, after] = [regions, allRegions, points.before, points.after].map((count) => grouped(count));
  const size = grouped(Math.ceil(fileBytes / KILOBYTE));
  const coverage = whole
    ? localize({ id: `${own ?? ''} wilayah, lengkap`, en: `${own ?? ''} regions, all of them` })
    : localize({ id: `${own ?? ''} dari ${all ?? ''} wilayah`, en: `${own ?? ''} of ${all ?? ''} regions` });
  const detail =
    points.after < points.before
      ? localize({
          id: `disederhanakan dari ${before ?? ''} menjadi ${after ?? ''} titik, ${size} KB`,
          en: `simplified from ${before ?? ''} to ${after ?? ''} points, ${size} KB`,
        })
      : localize({ id: `${after ?? ''} titik, ${size} KB`, en: `${after ?? ''} points, ${size} KB` });
  return [
    `  ${name}: ${coverage}; ${detail}`,
    ...(whole
      ? []
      : [
          localize({
            id: `    Tanpa batas, tetap di tabel dan batang: ${listFirst(missing.map(regionName))}`,
            en: `    Without borders, still in tables and bars: ${listFirst(missing.map(regionName))}`,
          }),
        ]),
    ...(lostRings === 0
      ? []
      : [
          localize({
            id: `    ${grouped(lostRings)} poligon tanpa luas dilewati.`,
            en: `    ${grouped(lostRings)} polygons without an area were left out.`,
          }),
        ]),
  ];
}

function report(receipt: BoundariesReceipt): string {
  const { outcome, source, bytes, sha256, codeProperty, codeSystem, features, unknown, above, levels } = receipt;
  const isStored = outcome === 'kept';
  const facts = [
    [
      localize({ id: 'Hasil', en: 'Outcome' }),
      isStored ? localize({ id: 'Disimpan', en: 'Stored' }) : localize({ id: 'Diperiksa, tidak disimpan', en: 'Checked, not stored' }),
    ],
    [localize({ id: 'Berkas', en: 'File' }), `${source} (${grouped(bytes)} B, sha256 ${sha256.slice(0, 12)})`],
    [
      localize({ id: 'Kode wilayah', en: 'Region codes' }),
      `${codeProperty} (${codeSystem === 'bps' ? 'BPS' : localize({ id: 'kode ekstrak regions', en: 'codes of the regions extract' })})`,
    ],
    [localize({ id: 'Wilayah dalam berkas', en: 'Features' }), grouped(features)],
  ];
  return [
    ...tableLines(facts),
    ...levels.flatMap(levelLines),
    ...(unknown.length === 0
      ? []
      : [
          localize({
            id: `  Peringatan: ${grouped(unknown.length)} kode tidak ada dalam daftar wilayah dan dilewati: ${listFirst(unknown)}`,
            en: `  Warning: ${grouped(unknown.length)} codes are not in the list of regions and were left out: ${listFirst(unknown)}`,
          }),
        ]),
    ...(above.length === 0
      ? []
      : [
          localize({
            id: `  Dilewati karena di atas kota: ${listFirst(above)}`,
            en: `  Left out because they are above the cities: ${listFirst(above)}`,
          }),
        ]),
  ].join('\n');
}

/** Imports the file of `--boundaries`, prints the result and records it in the audit log. Null if the option is not given. */
export async function importBoundaryFile(args: readonly string[], options: ParseArgsConfig['options']): Promise<ExitCode | null> {
  const { values: found, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const values: Readonly<Record<string, unknown>> = found;
  if (values['boundaries'] === undefined) {
    if (values['code-property'] === undefined && values['code-system'] === undefined) return null;
    throw usageError(
      '--code-property dan --code-system hanya untuk --boundaries.',
      '--code-property and --code-system are for --boundaries only.',
    );
  }
  const { json, ...given } = readArguments(values, positionals);
  const receipt = await importBoundaries(given);
  if (receipt.outcome === 'kept') {
    const regions = Object.fromEntries(receipt.levels.map(({ level, regions: count }) => [level, count]));
    const details = { source: receipt.source, sourceSha256: receipt.sha256, boundaries: JSON.stringify(regions) };
    await appendAudit(given.dataFolder, { actor: operator(), action: 'publish', details });
  }
  console.log(json ? JSON.stringify(receipt, null, 2) : report(receipt));
  return EXIT.done;
}
