/** The id that watching is counted under comes with every channel and stream. */
export { StatReference } from '../channels/reports.ts';
