import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Question, Upload } from '@pendapa/contracts';
import { ofFeature } from './addresses.ts';
import { serveFolder, type OwnServer } from './own-server.ts';
import { expect, test } from './test.ts';

const SHAPES = join(import.meta.dirname, '../../../examples/shapes');
const BILLION = { 'scale.M': '1000000000' };

interface Form {
  readonly name: string;
  /** Answers that the file needs; no other question is asked. */
  readonly answers: Readonly<Record<string, string>>;
  /** Sum of its rows, added by hand, as the page writes it. */
  readonly sum: string;
}

/** A step waits for the readings of the other files of its batch. */
const IN_TURN = { timeout: 120_000 };

/** Files in the forms of agencies, with invented figures. Two batches, because twenty files may wait at once. */
const BATCHES: readonly (readonly Form[])[] = [
  [
    { name: 'apostrophes-2024.csv', answers: {}, sum: '2.000.500' },
    { name: 'billions-2024.csv', answers: BILLION, sum: '2.300.000.000.000' },
    { name: 'clock-of-twelve.csv', answers: {}, sum: '3.000.000' },
    { name: 'dates-in-words.csv', answers: {}, sum: '3.345.678' },
    { name: 'day-or-month.csv', answers: { 'date.Tanggal': 'DD/MM/YYYY' }, sum: '4.000.000' },
    { name: 'fiscal-years.csv', answers: { fiscalYearStart: '7' }, sum: '17.000.000' },
    { name: 'group-totals-2024.csv', answers: {}, sum: '12.000.000' },
    { name: 'headings-between-2024.csv', answers: { headings: 'leave-out' }, sum: '10.000.000' },
    { name: 'in-millions-2024.csv', answers: {}, sum: '5.000.000.000' },
    { name: 'instants.csv', answers: {}, sum: '3.000.000' },
    { name: 'lra-2024.csv', answers: { totals: 'leave-out' }, sum: '9.000.000' },
    { name: 'minus-before-rupiah-2024.csv', answers: {}, sum: '2.500.000' },
    { name: 'month-names-2025.csv', answers: {}, sum: '4.750.000' },
  ],
  [
    { name: 'notes-below.csv', answers: {}, sum: '4.600.000' },
    { name: 'one-column-a-channel.csv', answers: {}, sum: '4.400.000' },
    { name: 'one-column-a-tax.csv', answers: {}, sum: '7.000.000' },
    { name: 'oracle-dates.csv', answers: {}, sum: '8.750.000' },
    { name: 'quarters.csv', answers: {}, sum: '9.500.000' },
    { name: 'records-2024.json', answers: {}, sum: '2.000.000' },
    { name: 'rupiah-in-parentheses-2024.csv', answers: {}, sum: '2.500.000' },
    { name: 'thousands-or-decimals-2024.csv', answers: { marks: 'thousands' }, sum: '1.000.000' },
    { name: 'tunggakan-per-tahun.csv', answers: { snapshotOn: '2024-12-31', dueOn: '09-30' }, sum: '8.750.000' },
    { name: 'up-to-each-month-2024.csv', answers: { cumulative: 'true' }, sum: '6.900.000' },
    { name: 'whole-lines-quoted-2024.csv', answers: BILLION, sum: '2.000.000.000' },
  ],
];
/** Published at the end: what it says on a page is what was checked. */
const PUBLISHED: Form = { name: 'penerimaan_agustus_2024.csv', answers: {}, sum: '5.000.000' };

test.describe('files in the forms of agencies, from sending to their sums', ofFeature('/import'), () => {
  test.use({
    expectedErrors: /status of (409|503)|ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|Failed to fetch|elsewhere: http:..127\.0\.0\.1:/,
  });
  test.describe.configure({ timeout: 900_000 });
  let folder: string;
  let server: OwnServer;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pendapa-forms-'));
    server = await serveFolder(join(folder, 'data'), 503);
  });
  test.afterAll(async () => {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  const sentence = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
  const list = (page: Page) => page.goto(`${server.address}/import?lang=id`);

  /** The upload of the opened page, as the server has it. */
  async function uploadOf(page: Page): Promise<Upload> {
    const id = new URL(page.url()).searchParams.get('upload') ?? '';
    return (await (await page.request.get(`${server.address}/api/v1/uploads/${id}`)).json()) as Upload;
  }

  async function answer(page: Page, { key, choices, texts }: Question, value: string): Promise<void> {
    const question = page.getByRole('group', { name: texts.id });
    await expect(question).toBeVisible();
    const choice = choices.find((one) => one.value === value);
    if (choice === undefined) await question.getByRole('textbox', { name: 'Jawaban' }).fill(value);
    else {
      const radios = question.getByRole('radio');
      await expect(radios).toHaveCount(choices.length);
      for (const radio of await radios.all()) await expect(radio, `${key}: none is chosen beforehand`).not.toBeChecked();
      await question.getByRole('radio', { name: choice.texts.id, exact: true }).check();
    }
  }

  /** Walks from the list to the sums of a file. */
  async function walk(page: Page, { name, answers, sum }: Form): Promise<void> {
    await page.getByRole('link', { name: `Lanjutkan ${name}` }).click();
    await expect(sentence(page, /dapat dibaca|perlu Anda putuskan/)).toBeVisible(IN_TURN);
    const wanted = Object.keys(answers);
    for (let round = 0; round < 3; round += 1) {
      const { step, proposal } = await uploadOf(page);
      const open = proposal?.questions.filter((question) => question.answer === null) ?? [];
      expect(
        open.map(({ key }) => key).filter((key) => !wanted.includes(key)),
        `${name}: questions`,
      ).toEqual([]);
      if (step === 'proposed') break;
      await expect(sentence(page, new RegExp(`${String(open.length)} hal perlu Anda putuskan`))).toBeVisible();
      await expect(button(page, 'Periksa jumlah')).toHaveCount(0);
      for (const [index, question] of open.entries()) {
        if (index > 0) await button(page, 'Berikutnya').click();
        await answer(page, question, answers[question.key] ?? '');
      }
      const begun = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/reading'));
      await button(page, 'Baca dengan jawaban ini').click();
      await begun;
      await expect.poll(async () => (await uploadOf(page)).step, IN_TURN).not.toBe('reading');
    }
    await button(page, 'Periksa jumlah').click();
    await expect(sentence(page, /^Siap diterbitkan/)).toBeVisible(IN_TURN);
    const figures = page.locator('dl').filter({ hasText: 'Jumlah yang dimuat' }).first();
    await expect(figures, name).toContainText(sum);
  }

  test('each form is asked about what it does not say, and has the sum that a person adds up', async ({ page }) => {
    for (const batch of BATCHES) {
      await list(page);
      await page.locator('input[type="file"]').setInputFiles(batch.map(({ name }) => join(SHAPES, name)));
      for (const form of batch) {
        await test.step(form.name, async () => {
          await walk(page, form);
          const { id } = await uploadOf(page);
          await button(page, 'Buang berkas').click();
          await button(page, 'Ya, buang berkas').click();
          await page.waitForURL((url) => !url.searchParams.has('upload'));
          await expect(page.getByRole('link', { name: `Lanjutkan ${form.name}` })).toHaveCount(0);
          expect((await page.request.get(`${server.address}/api/v1/uploads/${id}`)).status()).toBe(404);
        });
      }
    }
    expect((await page.request.get(`${server.address}/readyz`)).status()).toBe(503);

    await page.locator('input[type="file"]').setInputFiles(join(SHAPES, PUBLISHED.name));
    await walk(page, PUBLISHED);
    await button(page, /^Terbitkan: tambahkan ke 1 bulan/).click();
    await expect(sentence(page, 'Terbit. Dasbor sudah memuat data baru ini.')).toBeVisible(IN_TURN);
    await page.getByRole('link', { name: 'Lihat pembayaran di dasbor' }).click();
    await expect(page.getByTitle(PUBLISHED.sum).first()).toBeVisible();
  });
});
