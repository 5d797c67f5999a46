import { type ConfigData, HtmlValidate } from 'html-validate';

/** Off is only what says how HTML is written rather than what it means, or what it cannot know. */
const RULES: ConfigData['rules'] = {
  // How Vite and React write it; a browser reads it the same.
  'doctype-style': 'off',
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  // Shapes and colours of pictures, and the variables of the UI library, are known with the page alone.
  'no-inline-style': 'off',
  // The ids that React makes begin with an underscore: allowed since HTML 5.
  'valid-id': ['error', { relaxed: true }],
  // A number to call is the label of a button, which never wraps.
  'tel-non-breaking': 'off',
  // Safari takes a list without bullets for none, unless its role is written down.
  'no-redundant-role': 'off',
};

const wholePages = new HtmlValidate({ extends: ['html-validate:recommended'], rules: RULES });
const landmarksAlone = new HtmlValidate({ rules: { 'unique-landmark': 'error' } });

async function faultsOf(judge: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await judge.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

/** What html-validate finds wrong with a page, one line each. */
export const faultsOfHtml = (html: string): Promise<string[]> => faultsOf(wholePages, html);

/** The landmarks of a page that share a name, or lack one beside others of their kind, whether they are in sight or not. */
export const landmarksWithoutName = (html: string): Promise<string[]> => faultsOf(landmarksAlone, html);
