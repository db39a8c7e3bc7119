import type { NamedProfile } from './read-profile.ts';

/** System that sends the files of a profile. Rows only replace rows of the same source. */
export const sourceOf = ({ name, profile }: NamedProfile): string => profile.source ?? name;
