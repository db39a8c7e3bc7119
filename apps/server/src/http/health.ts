import { localize } from '../language.ts';
import { HEALTH_STATES, type HealthState } from './health-states.ts';

const WARN = 40;

export interface HealthReport {
  readonly status: 'ok' | 'degraded' | 'unavailable';
  /** Missing if nothing is wrong. */
  readonly states?: readonly HealthState[];
}

/** The answer of `/readyz` before the data are open. */
export const STARTING: HealthReport = { status: 'unavailable', states: ['starting'] };

/** The current states of the server. The begin and the end of a fault are one line each on `log`. */
export class Health {
  readonly #states = new Set<HealthState>();

  constructor(private readonly log?: NodeJS.WritableStream) {}

  /** `reason` is the message of the fault, if it has one. */
  set(state: HealthState, isPresent: boolean, reason?: string): void {
    if (this.#states.has(state) === isPresent) return;
    if (isPresent) this.#states.add(state);
    else this.#states.delete(state);
    this.#write(state, isPresent, reason);
  }

  has(state: HealthState): boolean {
    return this.#states.has(state);
  }

  report(): HealthReport {
    const names = Object.keys(HEALTH_STATES) as HealthState[];
    const states = names.filter((state) => this.#states.has(state));
    if (states.length === 0) return { status: 'ok' };
    return { status: states.every((state) => HEALTH_STATES[state].canAnswer) ? 'degraded' : 'unavailable', states };
  }

  #write(state: HealthState, isPresent: boolean, reason: string | undefined): void {
    const { fault } = HEALTH_STATES[state];
    if (fault === null) return;
    const [step, msg] = isPresent
      ? ['begin', [localize(fault), reason].filter(Boolean).join(' ')]
      : ['end', localize({ id: `Keadaan "${state}" selesai.`, en: `The state "${state}" has ended.` })];
    this.log?.write(`${JSON.stringify({ level: WARN, time: Date.now(), health: state, step, msg })}\n`);
  }
}
