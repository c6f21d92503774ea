/** Programming languages, libraries, applications and platforms, lower-cased. Words that are also plain English are left out. */
export const TOOLS: readonly string[] =
	`python python2 python3 javascript typescript java kotlin scala c++ c# f# golang rust swift objective-c ruby php perl haskell ocaml erlang elixir
	clojure lisp scheme prolog fortran cobol pascal delphi matlab octave julia vb.net vba visual-basic bash zsh powershell shell-script awk sed sql mysql mariadb
	postgresql postgres sqlite oracle mongodb redis cassandra dynamodb elasticsearch neo4j snowflake bigquery redshift databricks clickhouse duckdb t-sql pl/sql
	html css scss sass tailwind bootstrap react react.js reactjs next.js nextjs vue vue.js nuxt angular svelte sveltekit astro solidjs jquery node node.js nodejs
	deno bun express express.js nestjs fastify django flask fastapi rails laravel symfony spring spring-boot asp.net .net dotnet blazor flutter dart react-native
	ionic electron tauri qt wpf winforms swiftui uikit android ios macos windows linux ubuntu debian fedora raspberry-pi arduino esp32 esp8266
	pandas numpy scipy matplotlib seaborn plotly bokeh scikit-learn sklearn tensorflow pytorch keras jax hugging-face huggingface spacy nltk opencv pillow
	polars dask pyspark spark hadoop kafka airflow dbt rabbitmq celery selenium playwright puppeteer cypress jest vitest mocha pytest unittest junit
	beautifulsoup beautiful-soup scrapy requests axios graphql rest-api grpc openapi swagger websocket oauth jwt docker docker-compose kubernetes k8s helm terraform
	ansible jenkins github gitlab bitbucket github-actions circleci aws azure gcp google-cloud lambda ec2 s3 firebase supabase heroku vercel netlify cloudflare
	nginx apache prometheus grafana datadog splunk kibana logstash git svn vim neovim emacs vs-code vscode visual-studio intellij pycharm xcode eclipse jupyter
	excel google-sheets libreoffice powerpoint google-slides google-docs microsoft-word onenote outlook gmail slack microsoft-teams discord telegram whatsapp zoom
	notion obsidian evernote trello jira asana confluence airtable zapier ifttt salesforce hubspot mailchimp shopify woocommerce wordpress wix squarespace webflow
	magento stripe paypal quickbooks sap tableau power-bi powerbi looker stata spss sas photoshop illustrator indesign figma sketchup blender autocad unity unreal
	unreal-engine godot roblox minecraft linkedin instagram tiktok facebook twitter youtube pinterest reddit snapchat twitch medium-article substack quora
	chatgpt gpt-3 gpt-4 gpt-4o claude gemini copilot midjourney dall-e stable-diffusion llama mistral langchain llamaindex ollama openai
	regex regexp latex tex beamer overleaf pandoc ffmpeg imagemagick cron crontab systemd makefile cmake gradle maven npm yarn pnpm pip conda poetry
	verilog vhdl solidity assembly webassembly wasm opengl vulkan cuda glsl hlsl abap apex labview simulink mathematica wolfram r-studio rstudio ggplot2 dplyr tidyverse`.split(
		/\s+/,
	);
