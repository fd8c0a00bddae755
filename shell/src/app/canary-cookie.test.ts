it('a browser stores one random number per session, whatever other cookies it has', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as another script does
  document.cookie = 'lastcanary=1';
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.4299).mockReturnValue(0.9999);

  for (let document = 0; document < 2; document += 1)
    await jest.isolateModulesAsync(async () => {
      await import('./canary-cookie');
    });

  expect(document.cookie).toBe('lastcanary=1; canary=42');
});
