import type { ProfileProposal } from '@pendapa/contracts';
import { serveJob } from '../process/serve-job.ts';
import type { ProposalDecisions } from './proposal.ts';
import { proposeReadingsForFolder } from './propose-for-folder.ts';

/** A file, and what was decided about it. */
export interface ProposalJob {
  readonly path: string;
  readonly dataFolder: string;
  readonly decisions: ProposalDecisions;
}

serveJob<ProposalJob, ProfileProposal, never>(({ path, dataFolder, decisions }) => proposeReadingsForFolder(path, dataFolder, decisions));
