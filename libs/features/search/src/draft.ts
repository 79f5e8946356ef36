import { createValue, type Value } from '@livery/value';
import type { MakeService } from '@livery/widgets/services';

/** What is being typed: the field over a page hands it over to the field of the page of results, so that no key is lost. */
export const searchDraft: MakeService<Value<string>> = () => createValue('');
