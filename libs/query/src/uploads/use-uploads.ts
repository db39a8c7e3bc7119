import { RUNNING_STEPS, type Loads, type UnplacedCodes, type Upload, type Uploads, type UploadStep } from '@pendapa/contracts';
import { usePolled, type Polled } from '../request/use-polled.ts';

/** Milliseconds between two requests while a step runs, and otherwise. */
const WHILE_RUNNING = 1_000;
const WHILE_IDLE = 5_000;

/** Milliseconds to the next request: fewer if the next answer will differ soon. */
const pauseWhile =
  <T>(isAtWork: (answer: T) => boolean) =>
  (answer: T | undefined): number =>
    answer !== undefined && isAtWork(answer) ? WHILE_RUNNING : WHILE_IDLE;

/** True for steps that go on by themselves. */
export const isRunning = (step: UploadStep): boolean => RUNNING_STEPS.some((running) => running === step);

/** All uploads, polled while a step runs. The list of loads is fetched again when the removal of one has ended. */
export const useUploads = (): Polled<Uploads> =>
  usePolled<Uploads>({
    key: ['uploads'],
    address: '/api/v1/uploads',
    pause: pauseWhile(({ uploads, atWork, removal }) => atWork !== null || removal !== null || uploads.some(({ step }) => isRunning(step))),
    onNext: (client, before, now) => {
      if (before.removal !== null && now.removal === null) void client.invalidateQueries({ queryKey: LOADS });
    },
  });

/** One upload, polled while its step runs. A form begins with its decisions, so that they must be the latest. */
export const useUpload = (id: string): Polled<Upload> =>
  usePolled<Upload>({
    key: ['upload', id],
    address: `/api/v1/uploads/${encodeURIComponent(id)}`,
    pause: pauseWhile(({ step }) => isRunning(step)),
    isForgotten: true,
  });

const LOADS = ['loads'] as const;

/** All loads, refused ones too. */
export const useLoads = (): Polled<Loads> => usePolled<Loads>({ key: LOADS, address: '/api/v1/loads', pause: () => WHILE_IDLE });

/** Texts of the published data that found no code. */
export const useUnplacedCodes = (): Polled<UnplacedCodes> =>
  usePolled<UnplacedCodes>({
    key: ['unplaced-codes'],
    address: '/api/v1/codes/unplaced',
    pause: pauseWhile(({ mapping }) => mapping !== null),
  });
