import type { Loads, UnplacedCodes, Upload, Uploads } from '@pendapa/contracts';
import { AnswersProvider } from '@pendapa/query';
import { renderPage, type MountedPage } from '@pendapa/testing';
import ImportPage from '../pages/import-page.tsx';
import { uploadOf, uploadsOf } from './fixtures.ts';

const NO_LOADS: Loads = { loads: [] };
export const NO_CODES: UnplacedCodes = { codes: [], mapping: null, fault: null };

interface Served {
  readonly uploads?: Uploads;
  readonly upload?: Upload;
  readonly loads?: Loads;
  readonly codes?: UnplacedCodes;
  /** Statuses of the first requests that change something; later ones are accepted. */
  readonly statuses?: readonly number[];
}

interface SentBody {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
}

/** Opens an address of the page with a server that answers so, and records what is sent to it. */
export function open(address: string, served: Served = {}, language: 'id' | 'en' = 'id'): MountedPage & { readonly sent: SentBody[] } {
  const sent: SentBody[] = [];
  const answers = (path: string) => {
    if (path === '/api/v1/uploads') return served.uploads ?? uploadsOf();
    if (path === '/api/v1/uploads/u1') return served.upload;
    if (path === '/api/v1/loads') return served.loads ?? NO_LOADS;
    if (path === '/api/v1/codes/unplaced') return served.codes ?? NO_CODES;
    if (path.startsWith('/api/v1/dimensions/')) {
      const member = { code: 'PBJT_HOTEL', name: { id: 'PBJT Jasa Perhotelan', en: 'Hotel tax' }, parent: null };
      return { dimension: 'taxType' as const, options: [member], truncated: false, generation: 1 };
    }
    return undefined;
  };
  const page = renderPage(<ImportPage />, { path: address, title: 'Muat data', language, answers, wrapper: AnswersProvider });
  const ask = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method === undefined) return ask(input, init);
    const path = input instanceof Request ? input.url : String(input);
    sent.push({ method: init.method, address: path, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    return new Response(null, { status: served.statuses?.[sent.length - 1] ?? 202 });
  };
  return { ...page, sent };
}

/** Opens the page of one upload. */
export const openUpload = (upload: Partial<Upload>, served: Served = {}, language: 'id' | 'en' = 'id') =>
  open('/import?upload=u1', { upload: uploadOf(upload), ...served }, language);
