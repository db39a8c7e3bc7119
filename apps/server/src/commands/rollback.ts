import { parseArgs } from 'node:util';
import type { Settings } from '@pendapa/contracts';
import { commandText } from '@pendapa/warehouse/folder';
import { readSettings, rollback, type Manifest, type Rollback } from '@pendapa/warehouse';
import { EXIT, type Command } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { generationFacts, loadName, paymentRows, paymentSum } from '../generation-facts.ts';
import { localize } from '../language.ts';
import { tableLines } from '../plain-table.ts';
import { runAudited } from '../run-audited.ts';
import { UsageError } from '../usage-error.ts';

const UNKNOWN = '?';
const NONE = '-';

function generationNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(localize({ id: `--to harus nomor generasi: ${text}`, en: `--to must be the number of a generation: ${text}` }));
}

/** Loads whose rows are no longer served. A later generation contains all loads of the earlier one. */
function loadsUndone({ from, to }: Rollback): readonly string[] {
  const remaining = new Set(to.loads.map(({ at }) => at));
  return (from?.loads ?? []).filter(({ at }) => !remaining.has(at)).map((load) => `${loadName(load)} (${load.at})`);
}

function report(change: Rollback, settings: Settings): string {
  const { from, to } = change;
  const row = (name: string, cell: (manifest: Manifest) => string) => [name, from ? cell(from) : UNKNOWN, '->', cell(to)];
  const facts = [
    row(localize({ id: 'Generasi', en: 'Generation' }), ({ generation }) => String(generation)),
    row(localize({ id: 'Data per', en: 'Data as of' }), ({ asOf }) => asOf ?? NONE),
    row(localize({ id: 'Pembayaran', en: 'Payments' }), paymentRows),
    row(localize({ id: 'Jumlah', en: 'Sum' }), (manifest) => paymentSum(manifest, settings)),
  ];
  const undone = loadsUndone(change);
  return [
    localize({
      id: 'Generasi yang disajikan diganti, setelah isinya diperiksa:',
      en: 'The served generation was changed, after it was verified:',
    }),
    ...tableLines(facts, [1, 3]),
    ...(undone.length > 0 ? [localize({ id: 'Pemuatan yang tidak lagi terhitung:', en: 'Loads that no longer count:' })] : []),
    ...undone.map((load) => `  ${load}`),
    localize({
      id: `Generasi lain tetap disimpan sampai tergeser pemuatan berikutnya. Kembali ke sana dengan \`${commandText('rollback --to N')}\`.`,
      en: `The other generations are kept until later loads displace them. Return to one with \`${commandText('rollback --to N')}\`.`,
    }),
  ].join('\n');
}

/** Serves an earlier generation again; a running server follows within seconds. */
export const rollbackCommand: Command = {
  name: 'rollback',
  about: {
    id: 'Menyajikan generasi sebelumnya setelah diperiksa.',
    en: 'Serves an earlier generation after verifying it.',
  },
  options: {
    '--to <n>': { id: 'Nomor generasi yang disajikan.', en: 'The number of the generation to serve.' },
  },
  usage: 'rollback [--to N] [--data <folder>] [--json]',
  run: async (args) => {
    const options = { to: { type: 'string' }, data: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const wanted = values.to === undefined ? undefined : generationNumber(values.to);
    const folder = dataFolder(values.data);
    const change = await runAudited(
      folder,
      'rollback',
      { to: wanted ?? null },
      () => rollback(folder, wanted),
      ({ from, to }) => ({ from: from?.generation ?? null, to: to.generation }),
    );
    const { from, to } = change;
    if (!values.json) console.log(report(change, await readSettings(folder)));
    else {
      const facts = { from: from && generationFacts(from, to.generation), to: generationFacts(to, to.generation) };
      console.log(JSON.stringify({ ...facts, undone: loadsUndone(change) }, null, 2));
    }
    return EXIT.done;
  },
};
