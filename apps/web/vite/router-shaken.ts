import type { Plugin } from 'vite';

const PARTS_OF_ROUTER = /\/node_modules\/react-router\/dist\/.*\.m?js$/;
/** `Form.displayName = "Form";` */
const NAMED = /^[ \t]*[\w.$]+\.displayName = "[^"]*";$/gm;
/** `const Form = React.forwardRef(` */
const MADE = /^(const \w+ = )(React\$?\d*\.(?:forwardRef|createContext|memo)\()/gm;

/**
 * Lets the build drop those parts of the router that nothing uses: each is made by a call, and given a name for developers' tools,
 * which the bundler takes for a use. Links that fetch ahead, forms and fetchers would be 5 KB of every page.
 */
export function routerShaken(): Plugin {
  return {
    name: 'router-shaken',
    apply: 'build',
    transform: (code, id) =>
      PARTS_OF_ROUTER.test(id)
        ? { code: code.replace(NAMED, '').replace(MADE, '$1/* @__PURE__ */ $2'), map: null }
        : undefined,
  };
}
