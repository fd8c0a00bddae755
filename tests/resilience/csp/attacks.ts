declare global {
  interface Window {
    /** An attack has succeeded. */
    broken?: boolean;
  }
}

/** See `attacks`. */
export interface Attack {
  readonly name: string;
  readonly directive: string;
  html?(foreign: string): string;
  head?(foreign: string): string;
  readonly act?: (foreign: string) => unknown;
  readonly framed?: boolean;
}

/**
 * Ways to break the Content-Security-Policy. `html` is planted at the end of a page's body (`head`: of its head); `act` runs in
 * the page afterwards with the URL of a foreign host, as a script would that has got in by another way. An attack has
 * succeeded when it sets `window.broken`, or when the foreign host is asked for `/broken/…`. `directive` is what the report
 * must name.
 */
export const attacks: readonly Attack[] = [
  {
    name: 'inline script',
    directive: 'script-src-elem',
    html: () => '<script>window.broken = true</script>',
  },
  {
    name: 'handler attribute',
    directive: 'script-src-attr',
    html: () => '<img src="/none.svg" alt="" onerror="window.broken = true">',
  },
  {
    name: 'javascript: link',
    directive: 'script-src-elem',
    html: () => '<a id="planted" href="javascript:void(window.broken = true)">x</a>',
    act: () => document.getElementById('planted')?.click(),
  },
  {
    name: 'data: script',
    directive: 'script-src-elem',
    html: () => '<script src="data:text/javascript,window.broken=true"></script>',
  },
  {
    name: 'foreign script',
    directive: 'script-src-elem',
    html: (foreign) => `<script src="${foreign}/broken/script.js"></script>`,
  },
  {
    name: 'script from a blob',
    directive: 'script-src-elem',
    act: () => {
      const script = document.createElement('script');
      script.src = URL.createObjectURL(new Blob(['window.broken = true'], { type: 'text/javascript' }));
      document.body.append(script);
    },
  },
  {
    name: 'eval',
    directive: 'script-src',
    // biome-ignore lint/security/noGlobalEval: the policy has to refuse it
    act: () => eval('window.broken = true'),
  },
  {
    name: 'new Function',
    directive: 'script-src',
    act: () => new Function('window.broken = true')(),
  },
  {
    name: 'text for setTimeout',
    directive: 'script-src',
    act: () => setTimeout('window.broken = true', 0),
  },
  {
    name: 'WebAssembly',
    directive: 'script-src',
    act: async () => {
      await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
      window.broken = true;
    },
  },
  {
    name: 'worker from a blob',
    directive: 'worker-src',
    act: () => {
      const source = new Blob(['postMessage(1)'], { type: 'text/javascript' });
      new Worker(URL.createObjectURL(source)).onmessage = () => {
        window.broken = true;
      };
    },
  },
  {
    name: 'inline style element',
    directive: 'style-src-elem',
    html: () => '<style>:root { --planted: broken }</style>',
    act: () => {
      if (window.getComputedStyle(document.documentElement).getPropertyValue('--planted'))
        window.broken = true;
    },
  },
  {
    name: 'style attribute',
    directive: 'style-src-attr',
    html: () => '<p id="planted" style="--planted: broken">x</p>',
    act: () => {
      if (document.getElementById('planted')?.style.getPropertyValue('--planted')) window.broken = true;
    },
  },
  {
    name: 'foreign style',
    directive: 'style-src-elem',
    html: (foreign) => `<link rel="stylesheet" href="${foreign}/broken/style.css">`,
  },
  {
    name: 'foreign font',
    directive: 'font-src',
    act: (foreign) =>
      void new FontFace('planted', `url(${foreign}/broken/font.woff2)`).load().catch(() => {}),
  },
  {
    name: 'foreign picture',
    directive: 'img-src',
    html: (foreign) => `<img src="${foreign}/broken/picture.png" alt="">`,
  },
  {
    name: 'foreign video',
    directive: 'media-src',
    html: (foreign) => `<video src="${foreign}/broken/video.mp4" preload="auto"></video>`,
  },
  {
    name: 'call to a foreign host',
    directive: 'connect-src',
    act: (foreign) => void fetch(`${foreign}/broken/call`, { mode: 'no-cors' }).catch(() => {}),
  },
  {
    name: 'beacon to a foreign host',
    directive: 'connect-src',
    act: (foreign) => void navigator.sendBeacon(`${foreign}/broken/beacon`, 'x'),
  },
  {
    name: 'events from a foreign host',
    directive: 'connect-src',
    act: (foreign) => void new EventSource(`${foreign}/broken/events`),
  },
  {
    name: 'WebSocket to a foreign host',
    directive: 'connect-src',
    act: (foreign) => void new WebSocket(`${foreign.replace('http', 'ws')}/broken/socket`),
  },
  {
    name: 'foreign frame',
    directive: 'frame-src',
    html: (foreign) => `<iframe src="${foreign}/broken/frame" title="x"></iframe>`,
  },
  {
    name: 'object',
    directive: 'object-src',
    html: (foreign) => `<object data="${foreign}/broken/object" type="text/html"></object>`,
  },
  {
    name: 'base element',
    directive: 'base-uri',
    head: (foreign) => `<base href="${foreign}/broken/">`,
    act: (foreign) => {
      if (document.baseURI.startsWith(foreign)) window.broken = true;
    },
  },
  {
    name: 'form that leads elsewhere',
    directive: 'form-action',
    html: (foreign) => `<form id="planted" action="${foreign}/broken/form"></form>`,
    act: () => document.querySelector<HTMLFormElement>('form#planted')?.submit(),
  },
  // The page is shown by a page of the foreign host: what it says there is an attack that has succeeded.
  { name: 'being framed', directive: 'frame-ancestors', framed: true },
];
