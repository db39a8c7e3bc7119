import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { forecastCommand } from './forecast.ts';

const month = (t: number): number => Math.round(1000 + 400 * Math.sin((2 * Math.PI * t) / 12) + 20 * Math.sin(t * t));
const months = (length: number): number[] => Array.from({ length }, (_, t) => month(t));
const BANDS = ['point', 'lo50', 'hi50', 'lo80', 'hi80', 'lo95', 'hi95'];

describe('pendapa forecast', () => {
  let folder: string;
  let printed: string[];
  let reported: string[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecast-'));
    [printed, reported] = [[], []];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
    jest.spyOn(console, 'error').mockImplementation((line: string) => void reported.push(line));
    process.env['PENDAPA_LANG'] = 'en';
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    delete process.env['PENDAPA_LANG'];
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (text: string, ...options: string[]): Promise<Record<string, Record<string, number[]>>> => {
    await writeFile(join(folder, 'in.json'), text);
    expect(await forecastCommand.run(['--series', join(folder, 'in.json'), '--out', join(folder, 'out.json'), ...options])).toBe(0);
    return JSON.parse(await readFile(join(folder, 'out.json'), 'utf8')) as Record<string, Record<string, number[]>>;
  };
  it('follows no link to its input', async () => {
    await writeFile(join(folder, 'real.json'), '{}');
    await symlink(join(folder, 'real.json'), join(folder, 'link.json'));
    const run = forecastCommand.run(['--series', join(folder, 'link.json'), '--out', join(folder, 'out.json')]);
    await expect(run).rejects.toThrow(/link\.json" is a symbolic link/);
    expect((await readdir(folder)).sort()).toEqual(['link.json', 'real.json']);
  });

  const refusal = async (text: string, ...options: string[]): Promise<UserError> => {
    const failure = await run(text, ...options).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(UserError);
    expect(await readdir(folder)).toEqual(['in.json']);
    return failure as UserError;
  };
  const one = (fields: object): string => JSON.stringify({ series: [{ id: 'pkb', freq: 12, h: 3, y: months(48), ...fields }] });

  it('answers every series with a point and three intervals of its own length', async () => {
    const series = [
      { id: 'pkb', freq: 12, h: 18, y: months(48) },
      { id: 'short', freq: 12, h: 2, y: [5] },
      { id: 'gap', freq: 12, h: 4, y: months(48).map((value, t) => (t === 30 ? null : value)) },
      { id: 'quarter', freq: 4, h: 8, y: months(20) },
      { id: '__proto__', freq: 1, h: 1, y: [0, 0, 0] },
    ];
    const answers = await run(JSON.stringify({ series }));
    expect(Object.keys(answers).sort()).toEqual(series.map(({ id }) => id).sort());
    for (const { id, h } of series) {
      const answer = Object.getOwnPropertyDescriptor(answers, id)?.value as Record<string, number[]>;
      expect(Object.keys(answer)).toEqual(BANDS);
      for (const band of BANDS) expect(answer[band]?.length === h && answer[band]?.every(Number.isFinite)).toBe(true);
    }
    answers['pkb']?.['point']?.forEach((value, k) => expect(Math.abs(value / month(48 + k) - 1)).toBeLessThan(0.1));
    expect(printed.join('\n')).toContain('5 series');
    expect(reported).toHaveLength(5);
    expect(reported.find((line) => line.includes('gap'))).toContain('missing values filled (1)');
  });

  it('takes the horizon of the option before that of the series', async () => {
    const answers = await run(one({ h: undefined }), '--horizon', '7', '--json');
    expect(answers['pkb']?.['point']).toHaveLength(7);
    expect(JSON.parse(printed.join(''))).toMatchObject({ series: 1, notes: { pkb: [] } });
  });

  it('takes what an unfinished period has brought for the least that it brings', async () => {
    const answers = await run(one({ unfinished: 1.2 * month(48) }));
    for (const band of BANDS) expect(answers['pkb']?.[band]?.[0]).toBeGreaterThanOrEqual(1.2 * month(48));
    expect(Math.abs((answers['pkb']?.['point']?.[1] ?? NaN) / month(49) - 1)).toBeLessThan(0.1);
  });

  it('takes the shares of earlier months into account', async () => {
    const half = Array<number>(12).fill(0.5);
    const answers = await run(one({ unfinished: 0.6 * month(48), shares: half }));
    expect((answers['pkb']?.['point']?.[0] ?? NaN) / month(48)).toBeCloseTo(1.2, 2);
  });

  it('takes known events into account: a tax that loses 40 % from the first month ahead', async () => {
    const event = { kind: 'scaled', cause: 'reform', from: 48, factor: 0.6 };
    const [plain, known] = [await run(one({})), await run(one({ events: [event] }))];
    for (const step of [0, 1, 2])
      expect((known['pkb']?.['point']?.[step] ?? NaN) / (plain['pkb']?.['point']?.[step] ?? NaN)).toBeCloseTo(0.6, 6);
  });

  it('adds a known amount on top, in equal parts', async () => {
    const event = { kind: 'added', from: 49, to: 51, amount: 500 };
    const [plain, known] = [await run(one({})), await run(one({ events: [event] }))];
    const added = [0, 1, 2].map((step) => Math.round((known['pkb']?.['point']?.[step] ?? NaN) - (plain['pkb']?.['point']?.[step] ?? NaN)));
    expect(added).toEqual([0, 250, 250]);
  });

  it.each([
    ['an event without positions', [{ kind: 'moved', usual: 1 }]],
    ['a factor of 0', [{ kind: 'scaled', cause: 'reform', from: 48, factor: 0 }]],
    ['an amount that is a text', [{ kind: 'added', from: 48, to: 49, amount: '5' }]],
    ['what is no list', 'reform'],
  ])('refuses %s', async (_name, events) => {
    expect((await refusal(one({ events }))).texts.en).toContain('Series pkb: event 1 in "events" is not complete');
  });

  it.each([
    ['a due date that moves by a year', { kind: 'moved', usual: 56, actual: 44 }],
    ['a change that ends before it begins', { kind: 'scaled', cause: 'reform', from: 48, to: 47, factor: 0.6 }],
  ])('refuses %s, and names it', async (_name, event) => {
    const possible = { kind: 'moved', usual: 56, actual: 45 };
    const { texts } = await refusal(one({ events: [possible, event] }));
    expect(texts.en).toContain('Series pkb: event 2 in "events" is not possible');
  });

  it('refuses what is no share of an earlier month', async () => {
    expect((await refusal(one({ unfinished: 1, shares: [0.5, 1.2] }))).texts.en).toContain('"shares" must be a list of parts from 0 to 1');
  });

  it('refuses an unfinished amount that is no number', async () => {
    expect((await refusal(one({ unfinished: 'half' }))).texts.en).toContain('"unfinished" "half" must be a number');
  });

  it.each(['NaN', 'Infinity', '-Infinity'])('refuses %s and says where', async (token) => {
    const { texts } = await refusal(`{"series":[{"id":"NaN","freq":12,"h":3,\n"y":[1,2,${token},4]}]}`);
    expect(texts.en).toContain(`line 2, column 10: ${token}`);
    expect(texts.id).toContain(`baris 2, kolom 10: ${token}`);
  });

  it.each<[string, string, string]>([
    ['a broken file', '{"series":[', 'is not valid JSON'],
    ['a file without series', '{"data":[]}', '"series"'],
    ['a frequency that it does not know', one({ freq: 'monthly' }), 'pkb: unknown "freq" "monthly"'],
    ['days of a year', one({ freq: 365 }), 'unknown "freq" 365'],
    ['a horizon of zero', one({ h: 0 }), 'horizon 0'],
    ['no horizon at all', one({ h: undefined }), '--horizon'],
    ['a text among the values', one({ y: [1, '2', 3] }), 'pkb, value 2: "2"'],
    ['a number beyond all numbers', one({ y: [1] }).replace('[1]', '[1,1e999]'), 'value 2: the number is too large'],
    ['a series without values', one({ y: [] }), 'pkb has no value'],
    ['a series of missing values', one({ y: [null, null] }), 'pkb has no value'],
    ['values that are no list', one({ y: 5 }), '"y" must be a list'],
    ['a series without a name', one({ id: 7 }), 'Series number 1'],
  ])('refuses %s in words and writes nothing', async (_name, text, words) => {
    const { texts } = await refusal(text);
    expect(texts.en).toContain(words);
    expect(texts.id).not.toBe(texts.en);
  });

  it('refuses a name that is used twice', async () => {
    const series = [1, 2].map(() => ({ id: 'same', freq: 1, h: 1, y: [1, 2, 3] }));
    expect((await refusal(JSON.stringify({ series }))).texts.en).toContain('same is used more than once');
  });

  it('says which file it cannot read or write', async () => {
    const missing = join(folder, 'missing.json');
    await expect(forecastCommand.run(['--series', missing, '--out', join(folder, 'o.json')])).rejects.toThrow(missing);
    await writeFile(join(folder, 'in.json'), one({}));
    const nowhere = join(folder, 'no', 'out.json');
    await expect(forecastCommand.run(['--series', join(folder, 'in.json'), '--out', nowhere])).rejects.toThrow(
      `${nowhere} cannot be written`,
    );
  });

  it.each([
    [[]],
    [['--series', 'in.json']],
    [['--series', 'in.json', '--out', 'out.json', '--horizon', '-3']],
    [['--series', 'in.json', '--out', 'out.json', '--horizon', 'many']],
    [['--unknown']],
  ])('takes %j for misuse', async (args) => {
    await expect(forecastCommand.run(args)).rejects.toMatchObject({ code: expect.stringMatching(/^ERR_PARSE_ARGS_/) as string });
  });
});
