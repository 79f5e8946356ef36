import type { PageState } from '@livery/widgets/capability';
import { createSlice } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'probe',
  initialState: { count: 0 },
  reducers: { counted: ({ count }) => ({ count: count + 1 }) },
});
export const { counted } = slice.actions;

/** What outlives the page, and an effect of it. */
const state: PageState = {
  slice,
  run(startListening, { storage }) {
    startListening({ predicate: counted.match, effect: () => storage.set('probe_seen', 'true') });
  },
};
export default state;
