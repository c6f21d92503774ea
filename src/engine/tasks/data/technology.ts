/** Names that occur in requests about programs and hardly anywhere else. */
export const TECHNOLOGY: ReadonlySet<string> = new Set(
	`python python3 javascript js typescript java kotlin scala c++ c# cpp golang rust php perl lua haskell elixir zig cobol fortran matlab dart vba bash powershell
	html css scss tailwind react reactjs react.js vue vuejs angular svelte next.js nextjs node.js nodejs express django flask fastapi laravel spring springboot rails jquery
	numpy pandas pytorch torch tensorflow keras sklearn scikit-learn matplotlib opencv selenium puppeteer playwright beautifulsoup pygame tkinter qt unity unreal godot
	sql mysql postgres postgresql sqlite mongodb redis elasticsearch firebase supabase duckdb graphql
	docker dockerfile kubernetes k8s terraform ansible jenkins github gitlab git aws azure gcp lambda nginx apache linux ubuntu debian gentoo nixos systemd ssh wget curl regex
	api apis json xml yaml csv backend frontend localhost webpack npm pip cmake makefile gcc llvm asm assembly arduino esp32 raspberry fpga verilog vhdl cuda gpu
	xgboost shap lightgbm catboost scipy statsmodels seaborn plotly streamlit gradio langchain llamaindex huggingface transformers spacy nltk jax polars dask pyspark airflow celery pytest poetry
	numba cython ffmpeg pillow openai shiny ggplot2 dplyr tidyverse rstudio svelte nuxt vite remix astro htmx alpine d3 d3.js three.js threejs p5.js leaflet axios redux zustand prisma sequelize mongoose
	nestjs fastify deno bun electron tauri storybook jest vitest cypress mocha eslint typeorm graphql trpc websocket webrtc wasm webassembly chromium userscript tampermonkey bookmarklet
	wordpress shopify liquid magento drupal hugo jekyll blazor wpf winforms maui asp.net dotnet .net linq xamarin hibernate gradle maven junit kotlin ktor jetpack compose ansible helm prometheus grafana
	kafka rabbitmq spark hadoop snowflake bigquery dbt tableau excel sheets powerquery dax crontab cron makefile bashrc zsh awk sed jq tmux esp8266 stm32 verilog systemverilog hls vitis vivado opencl opengl vulkan glsl hlsl
	solidity web3 metamask roblox luau minecraft pinescript tradingview mql4 mql5 autohotkey applescript latex tikz
	android ios swiftui xcode flutter macos wsl vim vscode`.split(/\s+/),
);

/** Technical words that occur in plain prose too: they count in tasks only, not in the facts around them. */
export const TRADE_WORDS: ReadonlySet<string> = new Set(
	`function functions method class variable array arrays loop recursion compiler stack pointer struct boolean string integer algorithm async thread threads dataframe tensor endpoint plugin namespace repo repository script code coding program programming debug`.split(
		/\s+/,
	),
);
