export {
  DelayNote,
  type DelayNoteProps,
  DelaySentence,
  type DelaySentenceProps,
  delaySentences,
  LateNote,
  type LateNoteProps,
  UntilLate,
  type UntilLateProps,
} from './LateNote';
export { type Delay, useDelay } from './use-delay';
