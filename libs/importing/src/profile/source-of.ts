import type { NamedProfile } from './read-profile.ts';

/** The system that sends the files of a profile: rows of one source replace each other, and no other's. */
export const sourceOf = ({ name, profile }: NamedProfile): string => profile.source ?? name;
