// Runs before the first paint, in the head of every page (vite/before-the-app.ts).
{
  // Light or dark: what the person chose on this device, else what the device has. The UI library keeps the choice
  // under this key and reads the color scheme from this attribute.
  let colorScheme = null;
  try {
    colorScheme = localStorage.getItem('mantine-color-scheme-value');
    // The page was made for a visitor with nothing in the cart: who is signed in is not asked to sign in until their own
    // page has come, and a cart of which something may be in it is not called empty.
    const isSignedIn = localStorage.getItem('userToken') !== null;
    const root = document.documentElement;
    root.toggleAttribute('data-signed-in', isSignedIn);
    root.toggleAttribute('data-cart', isSignedIn || localStorage.getItem('cart') !== null);
    root.toggleAttribute('data-notice-read', localStorage.getItem('cookieDisclaimer') !== null);
  } catch {
    // Forbidden in some private windows.
  }
  // The driver's screens are light unless chosen otherwise (src/app/color-scheme.tsx).
  const isInTheSun = /^\/(driver|driver-cash|driver-order-list|driver-order\/[^/]+|order-history)\/?$/i.test(
    location.pathname,
  );
  const isDark = () => !isInTheSun && matchMedia('(prefers-color-scheme: dark)').matches;
  if (colorScheme !== 'light' && colorScheme !== 'dark') colorScheme = isDark() ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', colorScheme);

  // The browser offers once to install the page, maybe before the application has come, which keeps the offer until it is
  // used (src/app/layouts/top-bar.tsx).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event;
    dispatchEvent(new Event('installoffer'));
  });

  // The page stands before the application has come. The buttons that are tapped meanwhile are marked with their turn, and
  // the one that is being pressed; the application does what they are for (src/app/event-replay.ts). Links work by themselves.
  const buttonOf = (event) => event.target.closest('#app button');
  const markPressed = (button) => {
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button?.setAttribute('data-pressed', '');
  };
  let turn = 0;
  const started = new AbortController();
  const options = { capture: true, signal: started.signal };
  addEventListener('pointerdown', (event) => markPressed(buttonOf(event)), options);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => markPressed(null), options);
  addEventListener('click', (event) => buttonOf(event)?.setAttribute('data-tapped', ++turn), options);
  addEventListener('applicationstart', () => started.abort(), { once: true });
}
